import type { MouseEvent } from 'react';
import * as control from '../shared/page/control.styles.ts';
import type { ResumeEditing } from './use-resume.ts';

interface DownloadsProps {
  readonly pdf: string;
  readonly json: string;
  readonly editing: ResumeEditing;
}

/** The files, as they stand on the page: what was typed last is saved first. */
export const Downloads = ({ pdf, json, editing }: DownloadsProps) => {
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (editing.state.at === 'saved') return;
    event.preventDefault();
    const { href } = event.currentTarget;
    void editing.flush().then((isSaved) => {
      if (isSaved) window.location.assign(href);
    });
  };
  return (
    <>
      <a className={control.primary} href={pdf} rel="nofollow" onClick={onClick}>
        Download PDF
      </a>
      <a className={control.quiet} href={json} rel="nofollow" onClick={onClick}>
        Export JSON
      </a>
    </>
  );
};
