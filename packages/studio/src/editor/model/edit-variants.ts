import { type Draft, type DraftVariant, variantsOf } from './draft.ts';
import { withoutKey } from './json.ts';
import { withVariant } from './move.ts';
import { type Outcome, refuse } from './outcome.ts';

const NAME_LENGTH = 60;
const GONE = 'This variant no longer exists.';

const withVariants = (draft: Draft, variants: readonly DraftVariant[]): Draft =>
  variants.length === 0 ? withoutKey(draft, 'variants') : { ...draft, variants: [...variants] };

const nameFault = (draft: Draft, name: string, except: number | null): string | null => {
  if (name.trim() === '') return 'Enter a name.';
  if (name.length > NAME_LENGTH) return `Use up to ${NAME_LENGTH} characters.`;
  const taken = variantsOf(draft).some((each, at) => at !== except && each.name === name);
  return taken ? `You already have a variant “${name}”. Choose another name.` : null;
};

export const addVariant = (draft: Draft, name: string, when: DraftVariant['when']): Outcome => {
  const fault = nameFault(draft, name, null);
  if (fault) return refuse(fault);
  const variants = [...variantsOf(draft), { name, when }];
  return { draft: withVariants(draft, variants), text: `Variant “${name}” added.` };
};

export const renameVariant = (draft: Draft, at: number, name: string): Outcome => {
  const variant = variantsOf(draft)[at];
  if (!variant) return refuse(GONE);
  const fault = nameFault(draft, name, at);
  if (fault) return refuse(fault);
  return { draft: withVariant(draft, at, { ...variant, name }), text: 'Renamed.' };
};

export const setVariantWhen = (draft: Draft, at: number, when: DraftVariant['when']): Outcome => {
  const variant = variantsOf(draft)[at];
  if (!variant) return refuse(GONE);
  return { draft: withVariant(draft, at, { ...variant, when }), text: 'Audience changed.' };
};

/** Later variants win. @param by -1 moves it earlier, 1 later */
export const shiftVariant = (draft: Draft, at: number, by: -1 | 1): Outcome => {
  const variants = variantsOf(draft);
  const variant = variants[at];
  if (!variant) return refuse(GONE);
  const to = at + by;
  if (to < 0 || to >= variants.length)
    return refuse(
      by < 0 ? 'It already has the lowest priority.' : 'It already has the highest priority.',
    );
  return {
    draft: withVariants(draft, variants.toSpliced(at, 1).toSpliced(to, 0, variant)),
    text: `“${variant.name}” is now number ${to + 1}. Higher numbers have priority.`,
  };
};

export const removeVariant = (draft: Draft, at: number): Outcome => {
  const variant = variantsOf(draft)[at];
  if (!variant) return refuse(GONE);
  return {
    draft: withVariants(draft, variantsOf(draft).toSpliced(at, 1)),
    text: `Variant “${variant.name}” removed.`,
  };
};
