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

const readTimes = async (context: LoaderContext): Promise<Times> => {
  if (!context.session) return exampleTimes(context.messages);
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

const fill = (template: string, times: Times): string =>
  template.replaceAll('{profile}', times.profile).replaceAll('{resume}', times.resume);

const promptWithLink = ({ title, text, button, link }: WithLink): PromptData => ({
  title,
  text,
  links: [{ label: button, href: link }],
  answers: [],
});

const PROMPTS: Readonly<
  Record<
    Cohort,
    (settings: Settings, times: () => Promise<Times>) => PromptData | Promise<PromptData>
  >
> = {
  none: ({ everybody }) => promptWithLink(everybody),
  experienceMissing: ({ experienceMissing }) => promptWithLink(experienceMissing),
  freshers: ({ freshers: { title, text, links } }) => ({
    title,
    text,
    links: links.map(({ label, link }) => ({ label, href: link })),
    answers: [],
  }),
  parserMismatch: async ({ parserMismatch: { title, text, take, keep } }, readThem) => {
    const times = await readThem();
    const answer = (template: string, isUpdate: 0 | 1) =>
      ({ label: fill(template, times), opt: 'parserMismatch', isUpdate }) as const;
    return {
      title: fill(title, times),
      text: fill(text, times),
      links: [],
      answers: [answer(take, 1), answer(keep, 0)],
    };
  },
  profileUpdateSuccess: async ({ profileUpdateSuccess: text }, readThem) => ({
    ...promptWithLink(text),
    text: fill(text.text, await readThem()),
  }),
  perfectMatch: async ({ perfectMatch: { title, text, button } }, readThem) => ({
    title,
    text: fill(text, await readThem()),
    links: [],
    answers: [{ label: button, opt: 'perfectMatch' }],
  }),
};

/** Adds the path of this page, so that the user returns here. */
const withWayBack = (href: string, next: string): string =>
  href === UPDATE ? hrefOf('update-profile', {}, { next }) : href;

export const loadProfilePrompt = defineLoader(profilePrompt, async (settings, context) => {
  const { page, audience, messages } = context;
  const prompt = await PROMPTS[audience.cohort](settings, () => readTimes(context));
  const links = prompt.links.map(({ label, href }) => ({
    label,
    href: withWayBack(href, page.path),
  }));
  const failed = listOutcome(page, messages.outcomes) === null ? failureText(page) : null;
  return { data: { ...prompt, links, next: page.path, failed } };
});
