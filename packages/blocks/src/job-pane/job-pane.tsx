import { JOB_PANE_ATTRIBUTE } from '@broadsheet/contract/selected-job';
import { useEffect } from 'react';
import type { BlockProps } from '../block-component.ts';
import * as control from '../shared/page/control.styles.ts';
import * as styles from './job-pane.styles.ts';
import type { jobPane } from './schema.ts';

/** The renderer fills it: a block shows no other block. Its code is loaded only where the pane has room. */
export const JobPane = ({ messages, dispatch }: BlockProps<typeof jobPane>) => {
  const texts = messages['job-pane'];
  useEffect(() => dispatch({ action: 'start-job-pane' }), [dispatch]);
  return (
    <div
      className={styles.root}
      {...{ [JOB_PANE_ATTRIBUTE]: '' }}
      data-shown-message={JSON.stringify(texts.shown)}
    >
      <section className={styles.pane} aria-label={texts.label}>
        <div className={styles.bar}>
          <a className={control.textLink} href="/" data-pane-link="">
            {texts.openPage}
          </a>
          <button className={styles.close} type="button" data-pane-close="">
            {texts.close}
          </button>
        </div>
        <div className={styles.body} data-pane-body="">
          <div className={styles.job} data-pane-job="" />
          <div className={styles.skeleton}>
            <p className={control.hidden}>{texts.loading}</p>
          </div>
          <p className={styles.failed} role="status">
            {texts.failed}
          </p>
        </div>
      </section>
      <p className={styles.hint}>{texts.hint}</p>
    </div>
  );
};
