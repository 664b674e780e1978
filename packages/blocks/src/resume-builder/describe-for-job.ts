import type { ResumeForJob } from '@broadsheet/contract/entities/resume-for-job';
import type { Message } from '@broadsheet/messages/define-messages';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';

/** What happens to a resume for a job, as text: what comes first, what is left out, and what is not added. */
export const describeForJob = (
  texts: Messages['resume-builder'],
  { job, named, notNamed, leftOut, isOrdered }: ResumeForJob,
  resume: string,
) => {
  const names = { ...job, resume };
  const list = (template: Message<'list'>, skills: readonly string[]) =>
    skills.length > 0 ? [formatMessage(template, { list: skills.join(', ') })] : [];
  const notAdded = list(texts.forJobNotNamed, notNamed);
  const title = formatMessage(texts.forJobTitle, names);
  if (isOrdered) {
    const text = named.length > 0 ? texts.forJobOrdered : texts.forJobNothing;
    return { title, text: formatMessage(text, names), changes: notAdded };
  }
  return {
    title,
    text: formatMessage(texts.forJobText, names),
    changes: [
      ...list(texts.forJobFirst, named),
      ...list(texts.forJobWithoutSkills, leftOut.skills),
      ...list(texts.forJobWithoutProjects, leftOut.projects),
      ...(leftOut.points > 0
        ? [formatMessage(texts.forJobWithoutPoints, { count: leftOut.points })]
        : []),
      ...notAdded,
    ],
  };
};
