import { MINUTE_MS } from '@broadsheet/contract/durations';
import { formatInstant } from '@broadsheet/contract/format-instant';
import { formatMessage } from '@broadsheet/messages/format-message';
import { useEffect, useState } from 'react';
import type { BlockProps } from '../block-component.ts';
import * as control from '../shared/page/control.styles.ts';
import * as styles from './countdown.styles.ts';
import { formatLeft } from './format-left.ts';
import type { countdown } from './schema.ts';

export const Countdown = ({ id, settings, data, messages }: BlockProps<typeof countdown>) => {
  const { title, endedText, ctaText, link } = settings;
  const { until } = data;
  const [left, setLeft] = useState(data.left);
  const texts = messages.countdown;
  useEffect(() => {
    const update = () => setLeft(formatLeft(Date.parse(until) - Date.now(), texts));
    update();
    const timer = setInterval(update, MINUTE_MS);
    return () => clearInterval(timer);
  }, [until, texts]);
  if (left === null && endedText === '') return null;
  return (
    <section className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 className={styles.title} id={`${id}-title`}>
        {title}
      </h2>
      {left === null ? (
        <p className={styles.line}>{endedText}</p>
      ) : (
        <>
          <p className={styles.left} data-live="">
            {left}
          </p>
          <p className={styles.line}>{formatMessage(texts.ends, { date: formatInstant(until) })}</p>
          {link && (
            <a className={control.primary} href={link}>
              {ctaText}
            </a>
          )}
        </>
      )}
    </section>
  );
};
