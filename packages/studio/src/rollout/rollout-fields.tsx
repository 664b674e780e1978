import { formatFile } from '@broadsheet/contract/studio/format-file';
import type { RolloutBounds } from '@broadsheet/contract/studio/rollout';
import { BoundsFields } from './bounds-fields.tsx';
import { ShareField } from './share-field.tsx';
import { WhoSeesIt } from './who-sees-it.tsx';

export interface RolloutChoice {
  readonly share: number;
  /** True if the share was typed. */
  readonly isOther: boolean;
  readonly bounds: RolloutBounds;
}

interface RolloutFieldsProps {
  readonly chosenRollout: RolloutChoice;
  /** Files that a rollout cannot contain. */
  readonly excludedFiles: readonly string[];
  readonly onChange: (rollout: RolloutChoice) => void;
}

/** The share, the rollback limits and their meaning; or why a rollout is not possible. */
export const RolloutFields = ({
  chosenRollout: rollout,
  excludedFiles,
  onChange,
}: RolloutFieldsProps) => {
  if (excludedFiles.length > 0)
    return (
      <div role="alert" className="failure">
        <p>You can roll out only pages, banners and text gradually. This draft also has:</p>
        <ul>
          {excludedFiles.map((file) => (
            <li key={file}>{formatFile(file)}</li>
          ))}
        </ul>
        <p>Remove these and publish them separately, or publish everything now.</p>
      </div>
    );
  const { share, isOther, bounds } = rollout;
  return (
    <>
      <ShareField
        share={share}
        isOther={isOther}
        onShare={(next, isNextOther) => onChange({ ...rollout, share: next, isOther: isNextOther })}
      />
      <BoundsFields bounds={bounds} onBounds={(next) => onChange({ ...rollout, bounds: next })} />
      <WhoSeesIt share={share} bounds={bounds} />
    </>
  );
};
