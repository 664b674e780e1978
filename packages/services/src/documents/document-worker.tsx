import { parentPort } from 'node:worker_threads';
import { renderToBuffer } from '@react-pdf/renderer';
import { CourseBrochure } from './course-brochure.tsx';
import { registerFonts } from './document-fonts.ts';
import type { DocumentOrder } from './document-order.ts';

registerFonts();

parentPort?.on('message', async (order: DocumentOrder) => {
  parentPort?.postMessage(new Uint8Array(await renderToBuffer(<CourseBrochure {...order} />)));
});
