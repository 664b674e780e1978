import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import { formatSite } from '@broadsheet/contract/studio/report-text';
import { sentencesOf } from './edited-message.ts';
import { MessageField } from './message-field.tsx';
import type { Texts } from './read-texts.ts';
import { TextSearch } from './text-search.tsx';

interface MessagesFormProps {
  readonly texts: Texts;
  /** As they were when the editor opened. */
  readonly before: Texts;
  /** What each site words in its own way. */
  readonly ownTexts: Readonly<Record<Brand, Texts>>;
  readonly onTexts: (texts: Texts) => void;
}

/** The texts of both sites in one part of the interface, each in a field. */
export const MessagesForm = ({ texts, before, ownTexts, onTexts }: MessagesFormProps) => (
  <div className="form messages-form">
    <p className="soft">
      Pages fill in what stands in brackets: [plan] becomes the name of a plan.
    </p>
    <TextSearch texts={texts}>
      {(name, text) => (
        <MessageField
          key={name}
          name={name}
          text={text}
          before={before[name] ?? text}
          beforeLabel="Before"
          onChange={(next) => onTexts({ ...texts, [name]: next })}
        >
          {BRANDS.filter((brand) => ownTexts[brand][name] !== undefined).map((brand) => (
            <p className="soft" key={brand}>
              {formatSite(brand)} shows its own text: {sentencesOf(ownTexts[brand][name] ?? '')}
            </p>
          ))}
        </MessageField>
      )}
    </TextSearch>
  </div>
);
