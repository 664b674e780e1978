import { Button } from 'react-aria-components';

interface MoreButtonProps {
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly onMore: () => unknown;
  readonly label?: string;
}

/** The button below a list that has more items. */
export const MoreButton = ({
  hasMore,
  isLoading,
  onMore,
  label = 'Show older',
}: MoreButtonProps) =>
  hasMore ? (
    <Button
      className="button-quiet"
      data-busy={isLoading || undefined}
      onPress={() => void onMore()}
    >
      {label}
    </Button>
  ) : null;
