import { useFold } from '../controls/use-fold.tsx';

/** A rewritten page can have dozens of differences. */
const FIRST_SENTENCES = 12;

/** The sentences of a difference. */
export const DifferenceList = ({ sentences }: { readonly sentences: readonly string[] }) => {
  const { shown, button } = useFold(sentences, FIRST_SENTENCES);
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
