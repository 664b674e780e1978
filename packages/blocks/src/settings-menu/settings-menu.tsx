import type { BlockProps } from '../block-component.ts';
import * as form from '../shared/form/form.styles.ts';
import type { settingsMenu } from './schema.ts';
import * as styles from './settings-menu.styles.ts';

export const SettingsMenu = ({
  settings,
  data: { sections, failed, isSaved },
  messages,
}: BlockProps<typeof settingsMenu>) => (
  <div className={styles.menu}>
    <h1>{settings.title}</h1>
    <nav aria-label={settings.title}>
      <ul className={styles.sections}>
        {sections.map(({ label, href, current }) => (
          <li key={href}>
            <a className={styles.section} href={href} aria-current={current ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
    {failed !== null && (
      <p className={`${form.notice} ${form.alarm}`} role="alert">
        {failed}
      </p>
    )}
    {isSaved && (
      <p className={form.notice} role="status">
        {messages.settings.saved}
      </p>
    )}
  </div>
);
