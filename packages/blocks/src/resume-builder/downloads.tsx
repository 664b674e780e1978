import type { Messages } from '@broadsheet/messages/message-areas';
import type { MouseEvent, ReactNode } from 'react';
import * as control from '../shared/page/control.styles.ts';
import type { ResumeEditing } from './use-resume.ts';

interface DownloadsProps {
  readonly pdf: string;
  readonly json: string;
  readonly editing: ResumeEditing;
  readonly messages: Messages['resume-builder'];
  /** Shown beside the PDF. */
  readonly children: ReactNode;
}

/** The download buttons. They save pending changes first. */
export const Downloads = ({ pdf, json, editing, messages, children }: DownloadsProps) => {
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
        {messages.downloadPdf}
      </a>
      {children}
      <a className={control.quiet} href={json} rel="nofollow" onClick={onClick}>
        {messages.exportJson}
      </a>
    </>
  );
};
