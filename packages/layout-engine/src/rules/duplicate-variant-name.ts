import type { LayoutRule } from './rule.ts';

export const duplicateVariantName: LayoutRule = {
  code: 'DUPLICATE_VARIANT_NAME',
  check: ({ layout }, report) => {
    const seen = new Set<string>();
    for (const [index, { name }] of (layout.variants ?? []).entries()) {
      if (seen.has(name))
        report(
          ['variants', index, 'name'],
          `a variant named "${name}" is already used above`,
          'Give each variant a name of its own: explanations and history go by it.',
        );
      seen.add(name);
    }
  },
};
