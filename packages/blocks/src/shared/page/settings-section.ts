import type { LoaderContext } from '@broadsheet/contract/block-loader';
import type { Session } from '@broadsheet/contract/entities/session';

export const SETTINGS_SECTIONS = [
  'privacy',
  'changepassword',
  'verify-contact-details',
  'plans',
] as const;
export type SettingsSection = (typeof SETTINGS_SECTIONS)[number];

/** The settings section in the URL; null if it does not exist. */
export const settingsSectionOf = ({ page }: LoaderContext): SettingsSection | null =>
  SETTINGS_SECTIONS.find((section) => section === page.params.section) ?? null;

/** Returns the reader who may see a section; null for visitors and on pages of other sections. */
export const readerOf = (section: SettingsSection, context: LoaderContext): Session | null =>
  settingsSectionOf(context) === section ? context.session : null;

/** The path after a form of a section, for browsers without JavaScript. */
export const savedHref = (section: SettingsSection): string => `/settings/${section}?done=saved`;
