import type { AudienceUse } from '@broadsheet/contract/studio/audience-calls';
import type { Change } from '@broadsheet/contract/studio/change';
import { formatFile } from '@broadsheet/contract/studio/format-file';
import { Link } from 'react-router-dom';
import { editHref } from '../changes/edit-href.ts';

const KIND_TEXT: Readonly<Record<AudienceUse['kind'], string>> = {
  variant: 'variant',
  block: 'block',
  experiment: 'experiment',
  banner: 'banner',
};

/** Such as "Page: Home, variant “Diwali freshers”". */
const formatUse = ({ kind, name, variant, file }: AudienceUse): string => {
  const part = `${formatFile(file)}, ${KIND_TEXT[kind]} “${name}”`;
  return variant === null ? part : `${part} in variant “${variant}”`;
};

interface AudienceUsesProps {
  /** The name of the audience. */
  readonly name: string;
  readonly uses: readonly AudienceUse[];
  readonly change: Change;
}

/** Why an audience cannot be removed: what it is used by, with links. */
export const AudienceUses = ({ name, uses, change }: AudienceUsesProps) => (
  <div role="alert" className="failure">
    <p>{name} is in use, so you cannot remove it. Choose other people there first:</p>
    <ul>
      {uses.map((use) => (
        <li key={`${use.file} ${use.kind} ${use.name} ${use.variant} ${use.block} ${use.line}`}>
          <Link to={editHref(change.id, use.file, use)}>{formatUse(use)}</Link>
        </li>
      ))}
    </ul>
  </div>
);
