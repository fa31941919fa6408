import * as migration_20261126_203000_baseline from './20261126_203000_baseline';
import * as migration_20261127_025159_old_addresses from './20261127_025159_old_addresses';
import * as migration_20261127_033903_pages from './20261127_033903_pages';
import * as migration_20261127_065405_legal_pages from './20261127_065405_legal_pages';
import * as migration_20261127_070746_inquiry_work from './20261127_070746_inquiry_work';
import * as migration_20261127_113121_chosen_work from './20261127_113121_chosen_work';
import * as migration_20261128_222538_business_id from './20261128_222538_business_id';
import * as migration_20261128_231254_subtitles from './20261128_231254_subtitles';
import * as migration_20261130_083738_assignee from './20261130_083738_assignee';
import * as migration_20261130_092222_opening_hours from './20261130_092222_opening_hours';
import * as migration_20261130_132505_categories_without_drafts from './20261130_132505_categories_without_drafts';

export const migrations = [
  {
    up: migration_20261126_203000_baseline.up,
    down: migration_20261126_203000_baseline.down,
    name: '20261126_203000_baseline',
  },
  {
    up: migration_20261127_025159_old_addresses.up,
    down: migration_20261127_025159_old_addresses.down,
    name: '20261127_025159_old_addresses',
  },
  {
    up: migration_20261127_033903_pages.up,
    down: migration_20261127_033903_pages.down,
    name: '20261127_033903_pages',
  },
  {
    up: migration_20261127_065405_legal_pages.up,
    down: migration_20261127_065405_legal_pages.down,
    name: '20261127_065405_legal_pages',
  },
  {
    up: migration_20261127_070746_inquiry_work.up,
    down: migration_20261127_070746_inquiry_work.down,
    name: '20261127_070746_inquiry_work',
  },
  {
    up: migration_20261127_113121_chosen_work.up,
    down: migration_20261127_113121_chosen_work.down,
    name: '20261127_113121_chosen_work',
  },
  {
    up: migration_20261128_222538_business_id.up,
    down: migration_20261128_222538_business_id.down,
    name: '20261128_222538_business_id',
  },
  {
    up: migration_20261128_231254_subtitles.up,
    down: migration_20261128_231254_subtitles.down,
    name: '20261128_231254_subtitles',
  },
  {
    up: migration_20261130_083738_assignee.up,
    down: migration_20261130_083738_assignee.down,
    name: '20261130_083738_assignee',
  },
  {
    up: migration_20261130_092222_opening_hours.up,
    down: migration_20261130_092222_opening_hours.down,
    name: '20261130_092222_opening_hours',
  },
  {
    up: migration_20261130_132505_categories_without_drafts.up,
    down: migration_20261130_132505_categories_without_drafts.down,
    name: '20261130_132505_categories_without_drafts'
  },
];
