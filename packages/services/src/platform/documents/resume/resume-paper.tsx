import type { ResumeTemplate } from '@broadsheet/contract/entities/json-resume';
import { type ResumeSheet, sheetOf } from '@broadsheet/contract/resume/resume-sheet';
import { Document } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import type { ResumeContent } from '../document-order.ts';
import { ClassicPage } from './classic-page.tsx';
import { CompactPage } from './compact-page.tsx';
import { ModernPage } from './modern-page.tsx';

type SheetPage = (props: { readonly sheet: ResumeSheet }) => ReactElement;

const PAGES: Readonly<Record<ResumeTemplate, SheetPage>> = {
  classic: ClassicPage,
  modern: ModernPage,
  compact: CompactPage,
};

/** A resume on paper, by its template. */
export const ResumePaper = ({ resume, asOf }: ResumeContent) => {
  const sheet = sheetOf(resume);
  const SheetPages = PAGES[sheet.template];
  return (
    <Document
      title={sheet.name === '' ? 'Resume' : `Resume of ${sheet.name}`}
      author={sheet.name}
      subject={sheet.label}
      language="en-IN"
      creationDate={new Date(`${asOf}T00:00:00Z`)}
    >
      <SheetPages sheet={sheet} />
    </Document>
  );
};
