import { parentPort } from 'node:worker_threads';
import { renderToBuffer } from '@react-pdf/renderer';
import { CourseBrochure } from './course-brochure.tsx';
import { registerFonts } from './document-fonts.ts';
import type { DocumentOrder } from './document-order.ts';
import { ResumePaper } from './resume/resume-paper.tsx';

registerFonts();

const documentOf = (order: DocumentOrder) =>
  'resume' in order ? <ResumePaper {...order} /> : <CourseBrochure {...order} />;

parentPort?.on('message', async (order: DocumentOrder) => {
  parentPort?.postMessage(new Uint8Array(await renderToBuffer(documentOf(order))));
});
