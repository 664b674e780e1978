import { type BlockExplanation, describeMismatch } from '@broadsheet/contract/explanation';

const nearestOf = ({ nearestMiss }: BlockExplanation): string | null =>
  nearestMiss &&
  `Nearest: variant "${nearestMiss.name}", but ${nearestMiss.mismatches.map(describeMismatch).join('; ')}`;

/** Each block of the layout, in or out, with the rule that decides and what came nearest to bringing it in. */
export const PreviewBlocks = ({ blocks }: { readonly blocks: readonly BlockExplanation[] }) => (
  <ul className="preview-blocks">
    {blocks.map((block) => {
      const nearest = nearestOf(block);
      return (
        <li key={block.id}>
          <span className="preview-state" data-in={block.shown}>
            {block.shown ? 'in' : 'out'}
          </span>
          <span>
            {block.id} <span className="preview-type">{block.type}</span>
          </span>
          <p>{block.reason}</p>
          {nearest !== null && <p className="preview-near">{nearest}</p>}
        </li>
      );
    })}
  </ul>
);
