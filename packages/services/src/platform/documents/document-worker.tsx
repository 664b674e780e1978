import { parentPort } from 'node:worker_threads';
import { renderToBuffer } from '@react-pdf/renderer';
import { CompetitionCertificate } from './competition-certificate.tsx';
import { CourseBrochure } from './course-brochure.tsx';
import { registerFonts } from './document-fonts.ts';
import type { DocumentOrder } from './document-order.ts';
import { InvoicePaper } from './invoice-paper.tsx';
import { ResumePaper } from './resume/resume-paper.tsx';

await registerFonts();

const documentOf = (order: DocumentOrder) => {
  if ('resume' in order) return <ResumePaper {...order} />;
  if ('certificate' in order) return <CompetitionCertificate {...order} />;
  if ('invoice' in order) return <InvoicePaper {...order} />;
  return <CourseBrochure {...order} />;
};

parentPort?.on('message', async (order: DocumentOrder) => {
  parentPort?.postMessage(new Uint8Array(await renderToBuffer(documentOf(order))));
});
