import { type CallDefinition, STAY_FIELD } from '@broadsheet/contract/call';
import { CatalogueError } from '@broadsheet/contract/errors';
import { readFormFields } from '@broadsheet/contract/sent-fields';
import { readFileForm } from '@broadsheet/uploads/read-file-form';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { toErrorAnswer } from '../error-answer.ts';
import { safeNext } from '../safe-next.ts';
import { sendUpload } from './answer-upload.ts';
import type { CallDeps } from './call-deps.ts';
import { findOwn } from './find-own.ts';
import { failedFormPage, isFormNavigation, withOutcome } from './form-navigation.ts';
import { withoutTokenError } from './require-caller.ts';

/** Where a form leads whose fields are saved and whose file is not: back, with what is wrong with the file. */
const pageOfFault = (request: FastifyRequest, next: string | undefined, error: unknown): string => {
  const { code } = toErrorAnswer(error);
  return failedFormPage(request, code) ?? withOutcome(safeNext(next), { failed: code });
};

/**
 * Hook that reads a form which a browser sends by itself, with a file beside its fields. The file goes on to its own call
 * as it comes; the fields become the body. A file that is refused loses no field: the form is saved, and its page says why.
 */
export const createFormWithFileReader =
  (deps: CallDeps, call: CallDefinition, fileCall: CallDefinition) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!isFormNavigation(request)) throw new CatalogueError('UNSUPPORTED_MEDIA_TYPE');
    const own = await findOwn(deps.sessions, request, reply);
    if (!own) throw withoutTokenError(call);
    // A file cannot be sent again with another token: the one that it is sent with has to be good.
    await own.held.resolve();
    let fault: unknown = null;
    const fields = await readFileForm(request, fileCall.upload?.bytesMax ?? 0, async (upload) => {
      const sent = { call: fileCall, own, fields: {}, upload };
      fault = await sendUpload(deps, request, reply, sent).then(
        () => null,
        (error: unknown) => error,
      );
    });
    const next = fields.get(STAY_FIELD) ?? fields.get('next') ?? undefined;
    request.formNext = fault === null ? next : pageOfFault(request, next, fault);
    for (const name of [STAY_FIELD, 'next']) fields.delete(name);
    request.body = readFormFields(Type.IsSchema(call.body) ? call.body : undefined, `${fields}`);
  };
