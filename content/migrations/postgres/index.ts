import * as migration_20261121_075643_initial from './20261121_075643_initial';
import * as migration_20261121_085218_inquiries from './20261121_085218_inquiries';
import * as migration_20261121_115911_editors_day from './20261121_115911_editors_day';
import * as migration_20261122_122953_inquiry_status from './20261122_122953_inquiry_status';
import * as migration_20261122_131350_finished_at_and_consent from './20261122_131350_finished_at_and_consent';
import * as migration_20261122_133630_accounts from './20261122_133630_accounts';
import * as migration_20261122_134919_editing_and_trash from './20261122_134919_editing_and_trash';
import * as migration_20261122_161714_picture_credits from './20261122_161714_picture_credits';
import * as migration_20261122_163059_content_hash from './20261122_163059_content_hash';
import * as migration_20261122_185023_albums from './20261122_185023_albums';
import * as migration_20261122_190815_appearance from './20261122_190815_appearance';
import * as migration_20261122_213914_figures from './20261122_213914_figures';
import * as migration_20261122_214930_addresses from './20261122_214930_addresses';
import * as migration_20261122_215539_sharing from './20261122_215539_sharing';
import * as migration_20261124_203842_icons from './20261124_203842_icons';
import * as migration_20261126_165843_price_note from './20261126_165843_price_note';
import * as migration_20261126_202242_choices_as_text from './20261126_202242_choices_as_text';

export const migrations = [
  {
    up: migration_20261121_075643_initial.up,
    down: migration_20261121_075643_initial.down,
    name: '20261121_075643_initial',
  },
  {
    up: migration_20261121_085218_inquiries.up,
    down: migration_20261121_085218_inquiries.down,
    name: '20261121_085218_inquiries',
  },
  {
    up: migration_20261121_115911_editors_day.up,
    down: migration_20261121_115911_editors_day.down,
    name: '20261121_115911_editors_day',
  },
  {
    up: migration_20261122_122953_inquiry_status.up,
    down: migration_20261122_122953_inquiry_status.down,
    name: '20261122_122953_inquiry_status',
  },
  {
    up: migration_20261122_131350_finished_at_and_consent.up,
    down: migration_20261122_131350_finished_at_and_consent.down,
    name: '20261122_131350_finished_at_and_consent',
  },
  {
    up: migration_20261122_133630_accounts.up,
    down: migration_20261122_133630_accounts.down,
    name: '20261122_133630_accounts',
  },
  {
    up: migration_20261122_134919_editing_and_trash.up,
    down: migration_20261122_134919_editing_and_trash.down,
    name: '20261122_134919_editing_and_trash',
  },
  {
    up: migration_20261122_161714_picture_credits.up,
    down: migration_20261122_161714_picture_credits.down,
    name: '20261122_161714_picture_credits',
  },
  {
    up: migration_20261122_163059_content_hash.up,
    down: migration_20261122_163059_content_hash.down,
    name: '20261122_163059_content_hash',
  },
  {
    up: migration_20261122_185023_albums.up,
    down: migration_20261122_185023_albums.down,
    name: '20261122_185023_albums',
  },
  {
    up: migration_20261122_190815_appearance.up,
    down: migration_20261122_190815_appearance.down,
    name: '20261122_190815_appearance',
  },
  {
    up: migration_20261122_213914_figures.up,
    down: migration_20261122_213914_figures.down,
    name: '20261122_213914_figures',
  },
  {
    up: migration_20261122_214930_addresses.up,
    down: migration_20261122_214930_addresses.down,
    name: '20261122_214930_addresses',
  },
  {
    up: migration_20261122_215539_sharing.up,
    down: migration_20261122_215539_sharing.down,
    name: '20261122_215539_sharing',
  },
  {
    up: migration_20261124_203842_icons.up,
    down: migration_20261124_203842_icons.down,
    name: '20261124_203842_icons',
  },
  {
    up: migration_20261126_165843_price_note.up,
    down: migration_20261126_165843_price_note.down,
    name: '20261126_165843_price_note',
  },
  {
    up: migration_20261126_202242_choices_as_text.up,
    down: migration_20261126_202242_choices_as_text.down,
    name: '20261126_202242_choices_as_text'
  },
];
