import * as migration_20261126_203000_baseline from './20261126_203000_baseline';
import * as migration_20261127_025217_old_addresses from './20261127_025217_old_addresses';
import * as migration_20261127_033929_pages from './20261127_033929_pages';
import * as migration_20261127_065528_legal_pages from './20261127_065528_legal_pages';
import * as migration_20261127_070828_inquiry_work from './20261127_070828_inquiry_work';
import * as migration_20261127_113128_chosen_work from './20261127_113128_chosen_work';
import * as migration_20261128_222630_business_id from './20261128_222630_business_id';
import * as migration_20261128_231352_subtitles from './20261128_231352_subtitles';
import * as migration_20261130_083813_assignee from './20261130_083813_assignee';
import * as migration_20261130_092255_opening_hours from './20261130_092255_opening_hours';
import * as migration_20261130_132519_categories_without_drafts from './20261130_132519_categories_without_drafts';

export const migrations = [
  {
    up: migration_20261126_203000_baseline.up,
    down: migration_20261126_203000_baseline.down,
    name: '20261126_203000_baseline',
  },
  {
    up: migration_20261127_025217_old_addresses.up,
    down: migration_20261127_025217_old_addresses.down,
    name: '20261127_025217_old_addresses',
  },
  {
    up: migration_20261127_033929_pages.up,
    down: migration_20261127_033929_pages.down,
    name: '20261127_033929_pages',
  },
  {
    up: migration_20261127_065528_legal_pages.up,
    down: migration_20261127_065528_legal_pages.down,
    name: '20261127_065528_legal_pages',
  },
  {
    up: migration_20261127_070828_inquiry_work.up,
    down: migration_20261127_070828_inquiry_work.down,
    name: '20261127_070828_inquiry_work',
  },
  {
    up: migration_20261127_113128_chosen_work.up,
    down: migration_20261127_113128_chosen_work.down,
    name: '20261127_113128_chosen_work',
  },
  {
    up: migration_20261128_222630_business_id.up,
    down: migration_20261128_222630_business_id.down,
    name: '20261128_222630_business_id',
  },
  {
    up: migration_20261128_231352_subtitles.up,
    down: migration_20261128_231352_subtitles.down,
    name: '20261128_231352_subtitles',
  },
  {
    up: migration_20261130_083813_assignee.up,
    down: migration_20261130_083813_assignee.down,
    name: '20261130_083813_assignee',
  },
  {
    up: migration_20261130_092255_opening_hours.up,
    down: migration_20261130_092255_opening_hours.down,
    name: '20261130_092255_opening_hours',
  },
  {
    up: migration_20261130_132519_categories_without_drafts.up,
    down: migration_20261130_132519_categories_without_drafts.down,
    name: '20261130_132519_categories_without_drafts'
  },
];
