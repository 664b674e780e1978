import type { BlockProps } from '../block-component.ts';
import { Section } from '../shared/page/section.tsx';
import * as styles from './events.styles.ts';
import type { events } from './schema.ts';

export const Events = ({ id, settings, data }: BlockProps<typeof events>) => (
  <Section id={id} title={settings.title} note={settings.note}>
    <ul className={styles.list}>
      {data.events.map(({ title, href, text, from, day, facts }) => (
        <li className={styles.event} key={`${title} ${from}`}>
          <time className={styles.day} dateTime={from} aria-hidden="true">
            {day}
          </time>
          <div>
            <h3 className={styles.title}>
              <a className={styles.link} href={href}>
                {title}
              </a>
            </h3>
            {text && <p>{text}</p>}
            <p className={styles.text}>{facts}</p>
          </div>
        </li>
      ))}
    </ul>
  </Section>
);
