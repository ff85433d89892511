import { useEffect, useRef, useState } from 'react';
import type { HomePage } from '../page.ts';

/** A dialog with the cities; nothing until it is asked for. */
export function DestinationPicker({ city, places, texts }: HomePage['islands']['picker']) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(city);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const open = (event: Event): void => {
      if (!(event.target instanceof Element) || !event.target.closest('[data-destination-trigger]')) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, []);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    <dialog ref={dialog} className="dialog picker" aria-labelledby="picker-title" onClose={() => setOpen(false)}>
      <form method="dialog">
        <h2 id="picker-title">{texts['selectDestination']}</h2>
        <fieldset>
          <legend>{texts['destination']}</legend>
          {places.map((place) => (
            <label key={place.city} className="choice">
              <input type="radio" name="city" checked={chosen === place.city} onChange={() => setChosen(place.city)} />
              <span>{place.name}</span>
              {place.hasShop ? <span className="meta">{texts['onlineShopping']}</span> : undefined}
            </label>
          ))}
        </fieldset>
        <button className="button" data-kind="primary" type="button" onClick={() => location.assign(`/en/${chosen}`)}>
          {texts['confirmChange']}
        </button>
      </form>
    </dialog>
  );
}
