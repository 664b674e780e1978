import { defineLoader, type Loaded, type LoaderContext } from '@broadsheet/contract/block-loader';
import { REGISTRATION_STEPS } from '@broadsheet/contract/constants';
import { failureText } from '@broadsheet/contract/form-outcome';
import { formatMessage } from '@broadsheet/messages/format-message';
import type Type from 'typebox';
import { loadStep } from './load-step.ts';
import { readProfile } from './read-profile.ts';
import { registration } from './schema.ts';
import { hrefOfNext, isOpen, NEW, numberOf, STEP_RULES, stepHref, stepNamed } from './steps.ts';

type Data = Type.Static<(typeof registration)['data']>;

/** Alias of the next open step. */
const NEXT_STEP = 'next';

const to = (location: string): Loaded<Data> => ({
  data: null,
  page: { redirect: { status: 302, location } },
});

const forVisitors = ({ page, brand, messages }: LoaderContext, isFirst: boolean): Loaded<Data> => {
  const next = new URLSearchParams({ next: page.path });
  if (!isFirst) return to(`/login?${next}`);
  const data = { failed: failureText(page), seeker: null };
  return {
    data,
    page: {
      seo: {
        title: formatMessage(messages.registration.beginSeoTitle, { brand: brand.name }),
      },
    },
  };
};

export const loadRegistration = defineLoader(registration, async (_settings, context) => {
  const { page, session, brand } = context;
  const name = page.params.step;
  const step = name === NEXT_STEP ? stepNamed(NEW.next ?? '') : stepNamed(name);
  if (!step) return { data: null, page: { status: 404 } };
  if (!session) return forVisitors(context, step === NEW.next && name !== NEXT_STEP);
  const known = await readProfile(context);
  const progress = known?.registration ?? NEW;
  if (name === NEXT_STEP) return to(hrefOfNext(progress));
  if (!isOpen(progress, step)) return to(progress.next ? stepHref(progress.next) : page.pathname);
  const seeker = await loadStep(context, session, step, known?.profile ?? null, progress);
  const { registration: texts } = context.messages;
  const title = formatMessage(texts.stepSeoTitle, {
    step: numberOf(step),
    steps: REGISTRATION_STEPS.length,
    name: texts[STEP_RULES[step].name],
    brand: brand.name,
  });
  return { data: { failed: failureText(page), seeker }, page: { seo: { title } } };
});
