import type { Finding } from '@broadsheet/contract/finding';
import { type Ref, useMemo, useRef } from 'react';

interface NumberedTextProps {
  readonly ref: Ref<HTMLTextAreaElement>;
  readonly label: string;
  readonly text: string;
  readonly findings: readonly Finding[];
  readonly onType: (text: string) => void;
}

/** A field of text with the numbers of its lines; those with findings are marked. */
export const NumberedText = ({ ref, label, text, findings, onType }: NumberedTextProps) => {
  const gutter = useRef<HTMLDivElement>(null);
  const marked = useMemo(() => new Set(findings.map(({ line }) => line)), [findings]);
  const lines = text.split('\n').length;
  return (
    <div className="numbered-text">
      <div className="gutter" ref={gutter} aria-hidden="true">
        {Array.from({ length: lines }, (_, index) => index + 1).map((line) => (
          <div key={line} data-marked={marked.has(line) || undefined}>
            {line}
          </div>
        ))}
      </div>
      <textarea
        ref={ref}
        aria-label={label}
        value={text}
        wrap="off"
        spellCheck={false}
        autoCapitalize="off"
        onChange={(event) => onType(event.currentTarget.value)}
        onScroll={(event) => {
          if (gutter.current) gutter.current.scrollTop = event.currentTarget.scrollTop;
        }}
      />
    </div>
  );
};
