import { JOB_ATTRIBUTE } from '@broadsheet/contract/job-attribute';
import { QUESTION_ATTRIBUTE } from '@broadsheet/contract/question-attribute';
import { isConsentAnswered } from './visit/is-consent-answered.ts';

// A page is the same for everybody: only the browser knows whether its cookie question is answered.
document.documentElement.toggleAttribute(QUESTION_ATTRIBUTE, !isConsentAnswered());
// A list has room for the job that its address names.
document.documentElement.toggleAttribute(JOB_ATTRIBUTE, /^#job-/.test(location.hash));
