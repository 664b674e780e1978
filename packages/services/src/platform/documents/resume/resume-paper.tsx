import type { ResumeTemplate } from '@broadsheet/contract/entities/json-resume';
import { sheetOf } from '@broadsheet/contract/resume/resume-sheet';
import { formatMessage } from '@broadsheet/messages/format-message';
import { Document } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import type { DocumentSite, ResumeContent } from '../document-order.ts';
import { ClassicPage } from './classic-page.tsx';
import { CompactPage } from './compact-page.tsx';
import { ModernPage } from './modern-page.tsx';
import type { SheetPageProps } from './resume-parts.tsx';

type SheetPage = (props: SheetPageProps) => ReactElement;

interface ResumePaperProps extends ResumeContent {
  readonly site: Pick<DocumentSite, 'messages'>;
}

const PAGES: Readonly<Record<ResumeTemplate, SheetPage>> = {
  classic: ClassicPage,
  modern: ModernPage,
  compact: CompactPage,
};

/** A resume as a document, by its template. */
export const ResumePaper = ({ site, resume, asOf }: ResumePaperProps) => {
  const { documents: texts, 'resume-sheet': titles } = site.messages;
  const sheet = sheetOf(resume, titles);
  const SheetPages = PAGES[sheet.template];
  return (
    <Document
      title={sheet.name === '' ? texts.resume : formatMessage(texts.resumeOf, { name: sheet.name })}
      author={sheet.name}
      subject={sheet.label}
      language="en-IN"
      creationDate={new Date(`${asOf}T00:00:00Z`)}
    >
      <SheetPages sheet={sheet} texts={texts} titles={titles} />
    </Document>
  );
};
