import type { FormFieldSetting } from '@broadsheet/contract/answer-form';
import { type FieldFault, textMaxOf } from '@broadsheet/contract/read-answers';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';

type Texts = Messages['answer-form'];

const formatMissing = ({ kind, label }: FormFieldSetting, texts: Texts): string => {
  if (kind === 'tick-box') return formatMessage(texts.tickMissing, { label });
  if (kind === 'choice' || kind === 'several-choices')
    return formatMessage(texts.choiceMissing, { label });
  return formatMessage(texts.textMissing, { label });
};

/** Why the answer to a field is refused, and how to put it right. */
export const formatFault = (field: FormFieldSetting, fault: FieldFault, texts: Texts): string => {
  const { label } = field;
  switch (fault) {
    case 'missing':
      return formatMissing(field, texts);
    case 'email':
      return texts.emailWrong;
    case 'phone':
      return texts.phoneWrong;
    case 'choice':
      return formatMessage(texts.choiceWrong, { label });
    case 'too-long':
      return formatMessage(texts.textLong, { label, max: textMaxOf(field) });
  }
};
