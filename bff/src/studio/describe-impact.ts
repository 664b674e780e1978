import type { ContentDiff } from '@broadsheet/content-store/diff-content';
import type { Impact } from '@broadsheet/contract/studio/impact';

/** A comparison as Studio is told it: in words for people, without the parts that programs compare by. Pure. */
export const describeImpact = ({ pages, files }: ContentDiff): Impact => ({
  pages: pages.map(({ page, kind, share, changes }) => ({
    page,
    kind,
    share,
    changes:
      changes?.map(({ who, share: of, blocks }) => ({
        who: [...who],
        share: of,
        blocks: blocks.map((block) =>
          block.kind === 'settings' ? { ...block, values: [...block.values] } : { ...block },
        ),
      })) ?? null,
  })),
  files: files.map(({ file, kind, values }) => ({ file, kind, values: [...values] })),
});
