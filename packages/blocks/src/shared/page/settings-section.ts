import type { LoaderContext } from '@broadsheet/contract/block-loader';
import type { Session } from '@broadsheet/contract/entities/session';

export const SETTINGS_SECTIONS = [
  'privacy',
  'changepassword',
  'verify-contact-details',
  'plans',
] as const;
export type SettingsSection = (typeof SETTINGS_SECTIONS)[number];

/** The section that an address asks for; null for one that is not there. */
export const settingsSectionOf = ({ page }: LoaderContext): SettingsSection | null =>
  SETTINGS_SECTIONS.find((section) => section === page.params.section) ?? null;

/** Who is to see the settings of a section; null for nobody, and on pages of other sections. */
export const readerOf = (section: SettingsSection, context: LoaderContext): Session | null =>
  settingsSectionOf(context) === section ? context.session : null;

/** Where a form of a section leads browsers without JavaScript when it was sent. */
export const savedHref = (section: SettingsSection): string => `/settings/${section}?done=saved`;
