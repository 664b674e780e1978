import type { Finding } from '@broadsheet/contract/finding';
import { findingsByFile } from './findings-by-file.ts';

/** Findings, file by file: where, what, and how to mend it. */
export const FindingList = ({ findings }: { readonly findings: readonly Finding[] }) => (
  <ul className="entries">
    {findingsByFile(findings).map(({ file, findings: ofFile }) => (
      <li key={file}>
        <h3>{file}</h3>
        <ul className="findings">
          {ofFile.map(({ line, column, code, message, mend }) => (
            <li key={`${line} ${column} ${code} ${message}`}>
              <span className="soft">
                Line {line}, column {column}
              </span>
              <p>{message}</p>
              <p className="mend">{mend}</p>
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ul>
);
