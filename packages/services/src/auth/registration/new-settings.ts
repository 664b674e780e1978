import {
  DEFAULT_SETTINGS,
  type SettingsChange,
} from '@broadsheet/contract/entities/profile-settings';

/** The settings of a new account. */
export const settingsOf = (promotions: SettingsChange['promotions']): SettingsChange =>
  promotions === undefined || promotions === DEFAULT_SETTINGS.promotions ? {} : { promotions };
