import type { BlockProps } from '../block-component.ts';
import * as control from '../shared/page/control.styles.ts';
import { ScenePicture } from '../shared/page/scene-picture.tsx';
import * as styles from './app-download.styles.ts';
import type { appDownload } from './schema.ts';

export const AppDownload = ({ id, settings, data, messages }: BlockProps<typeof appDownload>) => {
  const { title, text, imageUrl, narrowImageUrl } = settings;
  return (
    <section className={imageUrl ? styles.pictured : styles.band} aria-labelledby={`${id}-title`}>
      <div>
        <h2 className={styles.title} id={`${id}-title`}>
          {title}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      <ScenePicture
        imageUrl={imageUrl}
        narrowImageUrl={narrowImageUrl}
        size={{ width: 400, height: 300 }}
        narrowSize={{ width: 96, height: 115 }}
        styles={styles.scene}
      />
      <ul className={styles.stores}>
        <li className={styles.phoneOnly}>
          <a className={control.primary} href={data.own} rel="nofollow">
            {messages['app-download'].getApp}
          </a>
        </li>
        {data.stores.map(({ label, href }) => (
          <li key={href}>
            <a className={control.quiet} href={href} rel="noopener">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
