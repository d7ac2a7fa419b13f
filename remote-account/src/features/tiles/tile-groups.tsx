import { useId } from 'react';
import { Link } from 'shared/router';
import { Icon } from 'shared/ui';
import { type Tile, tileGroups } from '#features/tiles/tiles.ts';
import '#features/tiles/tiles.css';

/** The tiles of /welcome and /myprofile. */
export function TileGroups() {
  return (
    <>
      {tileGroups.map((group) => (
        <TileGroup key={group.title} {...group} />
      ))}
    </>
  );
}

function TileGroup({ title, columns, tiles }: (typeof tileGroups)[number]) {
  const id = useId();
  return (
    <section className="tile-group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={`grid grid--${columns} tile-group__tiles`}>
        {tiles.map((tile) => (
          <li key={tile.name}>
            <TileLink {...tile} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TileLink({ name, text, icon, to }: Tile) {
  return (
    <Link className="tile" to={to}>
      <Icon name={icon} />
      <span>
        <b>{name}</b>
        <small>{text}</small>
      </span>
      <Icon name="chevron-right" />
    </Link>
  );
}
