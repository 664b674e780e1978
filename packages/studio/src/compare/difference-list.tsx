import { useFold } from '../controls/use-fold.tsx';

/** A rewritten page can have dozens of differences. */
const FIRST_SENTENCES = 12;

/** The sentences of a difference. */
export const DifferenceList = ({ sentences }: { readonly sentences: readonly string[] }) => {
  // Two equal texts can be new or gone at once: one sentence says it.
  const { shown, button } = useFold([...new Set(sentences)], FIRST_SENTENCES);
  return (
    <>
      <ul className="impact-lines" aria-label="Differences">
        {shown.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {button}
    </>
  );
};
