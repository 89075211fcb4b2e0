/**
 * Stands before a form that says what came along. A browser may paint the form before it has found what the address
 * points at, and the line over the form would then move it.
 */
export const MarkAlong = ({ id }: { id: string }) => (
  <script
    dangerouslySetInnerHTML={{
      __html: `document.documentElement.toggleAttribute('data-along', location.hash === '#${id}')`,
    }}
  />
);
