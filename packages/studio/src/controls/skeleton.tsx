/** Stands where rows will be. */
export const Skeleton = ({ rows }: { readonly rows: number }) => (
  <div className="skeleton" role="status" aria-label="Loading">
    {Array.from({ length: rows }, (_, row) => `row ${row}`).map((key) => (
      <div key={key} />
    ))}
  </div>
);
