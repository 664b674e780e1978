import { callService } from '@broadsheet/browser-calls/call-service';
import { sessionEndOf } from '@broadsheet/browser-calls/session-end';
import type { Action } from '@broadsheet/contract/actions';
import { bffPathOf } from '@broadsheet/contract/call';
import { resumeDocument, saveResumeDocument } from '@broadsheet/contract/calls/resume-document';
import type { SaverHow } from './resume-saver.ts';

/** Connects the saver to the service. If the session has ended, it leads to the login and back. */
export const saveByCall = (
  dispatch: (action: Action) => void,
  number: number,
): Pick<SaverHow, 'save' | 'load'> => ({
  save: async (resume, version) => {
    const { pathname, search } = window.location;
    const body = { document: JSON.stringify(resume), version, resume: number };
    const result = await callService(saveResumeDocument, { body }, { page: search });
    if (result.ok) return { version: result.data.version };
    const status = sessionEndOf(bffPathOf(saveResumeDocument), result.error.status);
    if (status) dispatch({ action: 'leave-session', status, next: `${pathname}${search}` });
    return { fault: result.error };
  },
  load: async () => {
    const result = await callService(
      resumeDocument,
      { query: { resume: number } },
      { page: window.location.search },
    );
    return result.ok ? result.data : null;
  },
});
