import { useEffect, useState } from 'react';

const FIELD = 'header input[name="q"]';

/** True if the header's search field is focused and empty, or if its panel has the focus. */
export const useEmptyField = (): readonly [boolean, () => void] => {
  const [isEmpty, setIsEmpty] = useState(false);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement && target.matches(FIELD))
        setIsEmpty(target.value === '');
      else if (target instanceof Element && !target.closest('[data-region="banner"]'))
        setIsEmpty(false);
    };
    const onInput = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.matches(FIELD))
        setIsEmpty(target.value === '');
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setIsEmpty(false);
    };
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Element && !target.closest('[data-region="banner"]')) setIsEmpty(false);
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('input', onInput);
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPointer);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('input', onInput);
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPointer);
    };
  }, []);
  return [isEmpty, () => setIsEmpty(false)];
};
