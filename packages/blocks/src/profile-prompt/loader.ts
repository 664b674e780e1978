import type { Cohort } from '@broadsheet/contract/audience';
import { defineLoader, type LoaderContext } from '@broadsheet/contract/block-loader';
import { parseResume, profile } from '@broadsheet/contract/calls/profile';
import { resumeMonthsOf } from '@broadsheet/contract/cohort';
import { failureText, listOutcome } from '@broadsheet/contract/form-outcome';
import { hrefOf } from '@broadsheet/contract/match-page';
import type { Messages } from '@broadsheet/messages/message-areas';
import type Type from 'typebox';
import { experienceMonthsOf } from '../shared/profile/experience-months.ts';
import { formatMonths } from '../shared/time/format-months.ts';
import { profilePrompt } from './schema.ts';

const UPDATE = hrefOf('update-profile');

type Settings = Type.Static<typeof profilePrompt.settings>;
type PromptData = Omit<Type.Static<typeof profilePrompt.data>, 'next' | 'failed'>;
type WithLink = Settings['everybody'];

interface Times {
  readonly profile: string;
  readonly resume: string;
}

/** For previews of a cohort: there is no session, so there are no real times. */
const exampleTimes = ({ times }: Messages): Times => ({
  profile: formatMonths(48, times),
  resume: formatMonths(84, times),
});

/** Null on pages that others of the cohort get as well: the browser loads the block again for its member. */
const readTimes = async (context: LoaderContext): Promise<Times | null> => {
  if (context.isPreview) return exampleTimes(context.messages);
  if (!context.session) return null;
  const [ownProfile, { resume }] = await Promise.all([
    context.call(profile, { query: { fields: 'we' } }),
    context.call(parseResume, {}),
  ]);
  const months = experienceMonthsOf(ownProfile.profile);
  const { times } = context.messages;
  return {
    profile: formatMonths(months, times),
    resume: formatMonths(resumeMonthsOf(resume) ?? 0, times),
  };
};

/** A text with the times in it, or one that needs none. */
const fill = (template: string, times: Times | null, withoutTimes: string): string => {
  if (!/\{(profile|resume)\}/.test(template)) return template;
  if (!times) return withoutTimes;
  return template.replaceAll('{profile}', times.profile).replaceAll('{resume}', times.resume);
};

const promptWithLink = ({ title, text, button, link }: WithLink): PromptData => ({
  title,
  text,
  links: [{ label: button, href: link }],
  answers: [],
});

type LoadPrompt = (settings: Settings, context: LoaderContext) => PromptData | Promise<PromptData>;

const loadMismatch: LoadPrompt = async ({ parserMismatch: texts }, context) => {
  const times = await readTimes(context);
  const messages = context.messages['profile-prompt'];
  const { text } = texts;
  if (!times) {
    const links = [{ label: messages.updateLink, href: UPDATE }];
    return { title: messages.mismatchTitle, text, links, answers: [] };
  }
  const answer = (template: string, isUpdate: 0 | 1) =>
    ({ label: fill(template, times, template), opt: 'parserMismatch', isUpdate }) as const;
  return {
    title: fill(texts.title, times, messages.mismatchTitle),
    text,
    links: [],
    answers: [answer(texts.take, 1), answer(texts.keep, 0)],
  };
};

const PROMPTS: Readonly<Record<Cohort, LoadPrompt>> = {
  none: ({ everybody }) => promptWithLink(everybody),
  experienceMissing: ({ experienceMissing }) => promptWithLink(experienceMissing),
  freshers: ({ freshers: { title, text, links } }) => ({
    title,
    text,
    links: links.map(({ label, link }) => ({ label, href: link })),
    answers: [],
  }),
  parserMismatch: loadMismatch,
  profileUpdateSuccess: async ({ profileUpdateSuccess: texts }, context) => {
    const { updatedText } = context.messages['profile-prompt'];
    return {
      ...promptWithLink(texts),
      text: fill(texts.text, await readTimes(context), updatedText),
    };
  },
  perfectMatch: async ({ perfectMatch: { title, text, button } }, context) => {
    const { matchText } = context.messages['profile-prompt'];
    return {
      title,
      text: fill(text, await readTimes(context), matchText),
      links: [],
      answers: [{ label: button, opt: 'perfectMatch' }],
    };
  },
};

/** Whoever goes to say more of themselves comes back to this page. */
const withWayBack = (href: string, next: string): string =>
  href === UPDATE ? hrefOf('update-profile', {}, { next }) : href;

export const loadProfilePrompt = defineLoader(profilePrompt, async (settings, context) => {
  const { page, audience, messages } = context;
  const prompt = await PROMPTS[audience.cohort](settings, context);
  const links = prompt.links.map(({ label, href }) => ({
    label,
    href: withWayBack(href, page.path),
  }));
  const failed = listOutcome(page, messages.outcomes) === null ? failureText(page) : null;
  return { data: { ...prompt, links, next: page.path, failed } };
});
