import { round } from '../geometry/curve';
import { layTitle, type TitleWish } from '../geometry/title-layout';

/** The words on the accent, as large as it has room for. */
export function TitleInAccent(wish: TitleWish) {
  const { size, captionSize, title, caption } = layTitle(wish);
  return (
    <>
      {title.map(({ text, y }) => (
        <text key={y} className="ground-title" x={wish.right} y={round(y)} fontSize={round(size)}>
          {text}
        </text>
      ))}
      {caption.map(({ text, y }) => (
        <text
          key={y}
          className="ground-caption"
          x={wish.right}
          y={round(y)}
          fontSize={round(captionSize)}
        >
          {text}
        </text>
      ))}
    </>
  );
}
