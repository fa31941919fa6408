import * as migration_20261121_075631_initial from './20261121_075631_initial';
import * as migration_20261121_085209_inquiries from './20261121_085209_inquiries';
import * as migration_20261121_115818_editors_day from './20261121_115818_editors_day';
import * as migration_20261122_122900_inquiry_status from './20261122_122900_inquiry_status';
import * as migration_20261122_131312_finished_at_and_consent from './20261122_131312_finished_at_and_consent';
import * as migration_20261122_133601_accounts from './20261122_133601_accounts';
import * as migration_20261122_134849_editing_and_trash from './20261122_134849_editing_and_trash';
import * as migration_20261122_161702_picture_credits from './20261122_161702_picture_credits';
import * as migration_20261122_163053_content_hash from './20261122_163053_content_hash';
import * as migration_20261122_185008_albums from './20261122_185008_albums';
import * as migration_20261122_190751_appearance from './20261122_190751_appearance';
import * as migration_20261122_213845_figures from './20261122_213845_figures';
import * as migration_20261122_214919_addresses from './20261122_214919_addresses';
import * as migration_20261122_215526_sharing from './20261122_215526_sharing';
import * as migration_20261126_165815_price_note from './20261126_165815_price_note';

export const migrations = [
  {
    up: migration_20261121_075631_initial.up,
    down: migration_20261121_075631_initial.down,
    name: '20261121_075631_initial',
  },
  {
    up: migration_20261121_085209_inquiries.up,
    down: migration_20261121_085209_inquiries.down,
    name: '20261121_085209_inquiries',
  },
  {
    up: migration_20261121_115818_editors_day.up,
    down: migration_20261121_115818_editors_day.down,
    name: '20261121_115818_editors_day',
  },
  {
    up: migration_20261122_122900_inquiry_status.up,
    down: migration_20261122_122900_inquiry_status.down,
    name: '20261122_122900_inquiry_status',
  },
  {
    up: migration_20261122_131312_finished_at_and_consent.up,
    down: migration_20261122_131312_finished_at_and_consent.down,
    name: '20261122_131312_finished_at_and_consent',
  },
  {
    up: migration_20261122_133601_accounts.up,
    down: migration_20261122_133601_accounts.down,
    name: '20261122_133601_accounts',
  },
  {
    up: migration_20261122_134849_editing_and_trash.up,
    down: migration_20261122_134849_editing_and_trash.down,
    name: '20261122_134849_editing_and_trash',
  },
  {
    up: migration_20261122_161702_picture_credits.up,
    down: migration_20261122_161702_picture_credits.down,
    name: '20261122_161702_picture_credits',
  },
  {
    up: migration_20261122_163053_content_hash.up,
    down: migration_20261122_163053_content_hash.down,
    name: '20261122_163053_content_hash',
  },
  {
    up: migration_20261122_185008_albums.up,
    down: migration_20261122_185008_albums.down,
    name: '20261122_185008_albums',
  },
  {
    up: migration_20261122_190751_appearance.up,
    down: migration_20261122_190751_appearance.down,
    name: '20261122_190751_appearance',
  },
  {
    up: migration_20261122_213845_figures.up,
    down: migration_20261122_213845_figures.down,
    name: '20261122_213845_figures',
  },
  {
    up: migration_20261122_214919_addresses.up,
    down: migration_20261122_214919_addresses.down,
    name: '20261122_214919_addresses',
  },
  {
    up: migration_20261122_215526_sharing.up,
    down: migration_20261122_215526_sharing.down,
    name: '20261122_215526_sharing',
  },
  {
    up: migration_20261126_165815_price_note.up,
    down: migration_20261126_165815_price_note.down,
    name: '20261126_165815_price_note'
  },
];
