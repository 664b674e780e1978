import { type CallDefinition, type FormFile, STAY_FIELD } from '@broadsheet/contract/call';
import { AppError } from '@broadsheet/contract/errors';
import { readFormFields } from '@broadsheet/contract/sent-fields';
import { type FormFileUpload, readFileForm } from '@broadsheet/uploads/read-file-form';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { toErrorAnswer } from '../http/error-answer.ts';
import { safeNext } from '../http/safe-next.ts';
import { createFieldReader, sendUpload } from './answer-upload.ts';
import type { CallDeps } from './call-deps.ts';
import { findOwn } from './find-own.ts';
import { failedFormPage, isFormNavigation, withOutcome } from './form-navigation.ts';
import { withoutTokenError } from './require-caller.ts';

interface FileFault {
  readonly error: unknown;
  readonly isLast: boolean;
}

/** The page after a form whose fields are saved but whose file is refused: the form's page, with the file's fault. */
const pageOfFault = (
  request: FastifyRequest,
  next: string | undefined,
  { error, isLast }: FileFault,
): string => {
  const { code } = toErrorAnswer(error);
  const back = isLast ? null : failedFormPage(request, code);
  return back ?? withOutcome(safeNext(next), { failed: code });
};

interface FilePart {
  readonly call: CallDefinition;
  readonly isLast: boolean;
  readonly bytesMax: number;
  /** The fields of the file's call, from the fields before the file. Throws VALIDATION. */
  readonly readFields: (before: FormFileUpload['fields']) => unknown;
}

const toFilePart = ({ call, fields, formFields = {}, isLast }: FormFile): FilePart => {
  const read = createFieldReader(call);
  return {
    call,
    isLast: isLast === true,
    bytesMax: call.upload?.bytesMax ?? 0,
    readFields: (before) => {
      const given = Object.entries(formFields).map(([name, from]) => [name, before[from] ?? '']);
      return read({ ...Object.fromEntries(given), ...fields });
    },
  };
};

/**
 * Hook that parses a multipart form with files. Each file is streamed to its own call; the fields become the body. A
 * refused file loses no field: the form is saved, and its page shows the fault.
 */
export const createFormWithFileReader = (
  deps: CallDeps,
  call: CallDefinition,
  formFiles: Readonly<Record<string, FormFile>>,
) => {
  const parts = new Map(Object.entries(formFiles).map(([part, file]) => [part, toFilePart(file)]));
  const bytesMax = Object.fromEntries([...parts].map(([part, file]) => [part, file.bytesMax]));
  const fileFields = Object.values(formFiles).flatMap((file) =>
    Object.values(file.formFields ?? {}),
  );
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!isFormNavigation(request)) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
    const own = request.mayHoldToken() ? await findOwn(deps.sessions, request, reply) : null;
    if (call.auth === 'token' && !own) throw withoutTokenError(call);
    // A file cannot be sent again with another token: the one that it is sent with has to be good.
    await own?.held.resolve();
    const faults: FileFault[] = [];
    const fields = await readFileForm(request, bytesMax, async (upload) => {
      const file = parts.get(upload.part);
      if (!file) return;
      try {
        const sent = { call: file.call, own, fields: file.readFields(upload.fields), upload };
        await sendUpload(deps, request, reply, sent);
      } catch (error) {
        faults.push({ error, isLast: file.isLast });
      }
    });
    const next = fields.get(STAY_FIELD) ?? fields.get('next') ?? undefined;
    const [fault] = faults;
    if (fault) request.formFault = toErrorAnswer(fault.error).code;
    request.formNext = fault ? pageOfFault(request, next, fault) : next;
    for (const name of [STAY_FIELD, 'next', ...fileFields]) fields.delete(name);
    request.body = readFormFields(Type.IsSchema(call.body) ? call.body : undefined, `${fields}`);
  };
};
