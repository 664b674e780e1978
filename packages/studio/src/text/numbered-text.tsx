import type { Finding } from '@broadsheet/contract/finding';
import { type Ref, useMemo } from 'react';

interface NumberedTextProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly label: string;
  readonly text: string;
  readonly findings: readonly Finding[];
  readonly onType: (text: string) => void;
}

/**
 * A textarea with line numbers; lines with findings are marked. The numbers belong to a copy of the text behind the
 * field, which wraps in the same way.
 */
export const NumberedText = ({ ref, label, text, findings, onType }: NumberedTextProps) => {
  const marked = useMemo(() => new Set(findings.map(({ line }) => line)), [findings]);
  const lines = text.split('\n').map((line, index) => ({ line, number: index + 1 }));
  return (
    <div className="numbered-text" ref={ref}>
      <div className="numbered-lines" aria-hidden="true">
        {lines.map(({ line, number }) => (
          <div key={number} data-line={number} data-marked={marked.has(number) || undefined}>
            {line || '\u200b'}
          </div>
        ))}
      </div>
      <textarea
        aria-label={label}
        value={text}
        spellCheck={false}
        autoCapitalize="off"
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </div>
  );
};
