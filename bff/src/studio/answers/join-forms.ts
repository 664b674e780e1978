import type { PageSnapshot, Snapshot } from '@broadsheet/content-store/snapshot';
import type { Brand } from '@broadsheet/contract/brand';
import type { CallAnswer } from '@broadsheet/contract/call';
import type { AnsweredForm } from '@broadsheet/contract/calls/form-answers';
import type { listFormWebhooks } from '@broadsheet/contract/calls/form-webhooks';
import { ANSWER_FORM } from '@broadsheet/contract/form-settings';
import type { StudioForm } from '@broadsheet/contract/studio/answer-calls';

const isOf = ({ layout }: PageSnapshot, brand: Brand): boolean =>
  layout.archived !== true && (layout.brands?.includes(brand) ?? true);

const keyOf = ({ page, block }: Pick<AnsweredForm, 'page' | 'block'>): string => `${page} ${block}`;

const titleOf = (settings: Readonly<Record<string, unknown>>): string =>
  typeof settings.title === 'string' ? settings.title : '';

/** The forms that the live pages of a brand have. */
const liveForms = ({ pages }: Pick<Snapshot, 'pages'>, brand: Brand): readonly StudioForm[] =>
  [...pages.values()]
    .filter((page) => isOf(page, brand))
    .flatMap(({ name, layout, compiled }) =>
      compiled.blocks
        .filter(({ definition }) => definition.type === ANSWER_FORM)
        .map(({ id, settings }) => ({
          page: name,
          block: id,
          title: titleOf(settings),
          pageTitle: layout.seo?.title ?? null,
          isLive: true,
          webhook: null,
          answers: 0,
          lastAnsweredAt: null,
        })),
    );

type Webhooks = CallAnswer<typeof listFormWebhooks>['items'];

const withoutAnswers = ({ page, block }: Webhooks[number]): StudioForm => ({
  page,
  block,
  title: '',
  pageTitle: null,
  isLive: false,
  webhook: null,
  answers: 0,
  lastAnsweredAt: null,
});

/**
 * Forms with answers, those that are no longer on a page too, then live forms without any, and then forms of which only
 * the webhook is left: each with the state of its webhook. Pure.
 */
export const joinForms = (
  snapshot: Pick<Snapshot, 'pages'>,
  brand: Brand,
  answered: readonly AnsweredForm[],
  webhooks: Webhooks,
): readonly StudioForm[] => {
  const live = new Map(liveForms(snapshot, brand).map((form) => [keyOf(form), form]));
  const known = new Set(answered.map(keyOf));
  const states = new Map(
    webhooks.map((form) => [keyOf(form), form.isPaused ? 'paused' : 'running'] as const),
  );
  const forms: readonly StudioForm[] = [
    ...answered.map((form) => ({
      pageTitle: null,
      isLive: false,
      webhook: null,
      ...live.get(keyOf(form)),
      ...form,
    })),
    ...[...live].filter(([key]) => !known.has(key)).map(([, form]) => form),
    ...webhooks
      .filter((form) => !known.has(keyOf(form)) && !live.has(keyOf(form)))
      .map(withoutAnswers),
  ];
  return forms.map((form) => ({ ...form, webhook: states.get(keyOf(form)) ?? null }));
};
