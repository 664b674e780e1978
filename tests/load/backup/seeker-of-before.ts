import { createHash } from 'node:crypto';
import { login, register } from '@broadsheet/contract/calls/auth';
import { files, uploadResume } from '@broadsheet/contract/calls/media';
import { resumePdf } from '@broadsheet/contract/calls/resume-document';
import type { FileDocument } from '@broadsheet/contract/file-document';
import { multipartOf } from '@broadsheet/test-kit/database/send-upload';
import { makeResume } from '@broadsheet/test-kit/files/make-resume';
import { post, type Services } from './run-services.ts';

const PASSWORD = 'broadsheet demo';
const EMAIL = 'pro@tech.example';
const DURING = 3;

export const signIn = async (services: Services): Promise<string> => {
  const answer = await post(services, login, { email: EMAIL, password: PASSWORD });
  return (answer as { token: string }).token;
};

export const sendResume = async (services: Services, token: string): Promise<void> => {
  const { contentType, body } = await multipartOf({ file: makeResume(40, Date.now()) });
  const sent = { body: new Uint8Array(body), contentType, token };
  const answer = await services.request(`/media${uploadResume.path}`, sent);
  if (!answer.ok) throw new Error(`the upload answered ${answer.status}: ${await answer.text()}`);
};

/** The digest of the seeker's resume file, as the services serve it to them. */
export const readResume = async (services: Services, token: string): Promise<string> => {
  const listed = await (await services.request(`/media${files.path}`, { token })).json();
  const { items } = listed as { items: { mediaType: string; url: string }[] };
  const resume = items.find(({ mediaType }) => mediaType === 'resume');
  const opened = await services.request(resume?.url.replace('/api', '') ?? '/none', { token });
  if (!opened.ok) throw new Error(`the resume answered ${opened.status}`);
  return createHash('sha256')
    .update(Buffer.from(await opened.arrayBuffer()))
    .digest('hex');
};

/** The size of the resume as a PDF from the services. Throws without one. */
export const openPdf = async (services: Services, token: string): Promise<number> => {
  const answer = await services.request(`/user${resumePdf.path}`, { token });
  if (!answer.ok) throw new Error(`the PDF answered ${answer.status}: ${await answer.text()}`);
  const { base64 } = (await answer.json()) as FileDocument;
  const bytes = Buffer.from(base64, 'base64');
  const isComplete =
    bytes.subarray(0, 5).toString() === '%PDF-' && bytes.subarray(-8).includes('%%EOF');
  if (!isComplete) throw new Error('the PDF of the resume is not whole');
  return bytes.length;
};

/** Registrations acknowledged during a copy, or after. @param round distinguishes them */
export const registerSome = async (services: Services, round: string): Promise<void> => {
  for (let index = 0; index < DURING; index += 1) {
    const email = `backup-${round}-${index}@example.com`;
    await post(services, register, {
      name: 'Asha Rao',
      email,
      password: 'correct horse of the tests',
    });
  }
};
