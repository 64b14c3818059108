/*
 * Stand-in for the delivery provider's widget, as the provider would host it: one plain script, no modules, no build step,
 * and so one file, however long.
 *
 *   putnikPickup.open(callback, api_token, custom_city, target_start, order_sum, weight_grams, paysum, height, width, depth)
 *
 * callback(point)  once, when the shopper has chosen: {id, name, address, workschedule, phone, period, price, prepaid}, all strings; `period` is
 *                  days, `price` roubles ("199.00"), `prepaid` "Yes" where only paid orders are taken, else "No"
 * api_token        the shop's public token; with an unknown one the widget opens and shows that it is not configured
 * custom_city      city to begin with, by its name in either language; empty or unknown: the city with the most points
 * order_sum        sum of the goods in roubles or null; unused here, as the price of delivery is the shop's
 * weight_grams     weight of the parcel: points that cannot take it are shown but cannot be chosen
 * paysum           what is to be paid at the point, in roubles: above 0, points for paid orders only cannot be chosen
 * target_start, height, width, depth   where the parcel starts and its size in centimetres; unused here
 *
 * The root is <dialog id="putnikPickup-root">, in the document while the widget is open. Closing without a choice calls nothing back and reports
 * nothing: the root is removed, that is all. Choosing calls back first, then the root is removed. Opening again replaces what is open.
 * Texts are in the language of <html lang>; the server fills them in from locales/. The page needs script-src, style-src and connect-src for this origin, and nothing "unsafe".
 */
(() => {
  const TOKEN = 'putnik-demo-vitrava';
  const ROOT_ID = 'putnikPickup-root';
  const SEARCH_DELAY_MS = 200;
  const script = document.currentScript;
  const base = new URL('.', script.src);

  const TEXTS = /* locales */ {};

  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = new URL(`widget.css${new URL(script.src).search}`, base).href;
  document.head.append(sheet);

  let closeOpen = null;

  function open(callback, token, city, _start, _sum, weightGrams, paysum) {
    closeOpen?.();
    const language = document.documentElement.lang.startsWith('en') ? 'en' : 'ru';
    const texts = TEXTS[language];
    const leaving = new AbortController();
    const opener = document.activeElement;
    const closeButton = make('button', { type: 'button', className: 'putnik-close', 'aria-label': texts.close }, '×');
    const head = make('header', { className: 'putnik-head' }, make('h2', { id: 'putnik-title' }, texts.title), closeButton);
    const root = make('dialog', { id: ROOT_ID, className: 'putnik-root', 'aria-labelledby': 'putnik-title' }, head);

    function close() {
      leaving.abort();
      closeOpen = null;
      if (root.open) root.close();
      root.remove();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    }

    function choose(point) {
      const { id, name, address, workschedule, phone, price } = point;
      try {
        callback({ id, name, address, workschedule, phone, price, period: String(point.period), prepaid: point.prepaid ? 'Yes' : 'No' });
      } finally {
        close();
      }
    }

    closeButton.addEventListener('click', close);
    root.addEventListener('click', (event) => {
      if (event.target === root) close();
    });
    // Escape, and the back gesture of a phone.
    root.addEventListener('cancel', (event) => {
      event.preventDefault();
      close();
    });

    closeOpen = close;
    document.body.append(root);
    if (token !== TOKEN) {
      root.append(make('p', { className: 'putnik-status', role: 'alert' }, texts.unknown));
      root.showModal();
      return;
    }
    const { parts, start } = pointSearch({ language, texts, city, weightGrams, paysum, choose, signal: leaving.signal });
    root.append(...parts);
    root.showModal();
    start();
  }

  /** The city, the search, the list of points and the map. */
  function pointSearch(options) {
    const { language, texts, city, signal } = options;
    const counted = countIn(language, texts);
    const status = make('p', { className: 'putnik-status', role: 'status' });
    const citySelect = make('select', { id: 'putnik-city', name: 'city' });
    const searchField = make('input', { id: 'putnik-search', name: 'search', type: 'search', autocomplete: 'off' });
    const list = make('ul', { className: 'putnik-list', 'aria-label': texts.list });
    const pins = make('div', { className: 'putnik-pins' });
    const map = make('section', { className: 'putnik-map', 'aria-label': texts.map }, drawing(), pins);
    const controls = make(
      'div',
      { className: 'putnik-controls' },
      make('label', { htmlFor: 'putnik-city' }, texts.city, citySelect),
      make('label', { htmlFor: 'putnik-search' }, texts.search, searchField),
    );
    const results = make('div', { className: 'putnik-results', tabIndex: 0, role: 'group', 'aria-label': texts.list }, list);

    /** Runs one piece of loading; a failure becomes a sentence with a button that runs it again. */
    async function attempt(load) {
      status.textContent = texts.loading;
      try {
        await load();
      } catch {
        if (signal.aborted) return;
        const again = make('button', { type: 'button', className: 'putnik-again' }, texts.again);
        again.addEventListener('click', () => attempt(load));
        status.replaceChildren(`${texts.failed} `, again);
      }
    }

    async function showCities() {
      const cities = await read('../pickup_cities/?page_size=100', language, signal);
      const [first] = city ? await read(`../pickup_points/?page_size=1&search=${encodeURIComponent(city)}`, language, signal) : [];
      citySelect.replaceChildren(...cities.map(({ id, name }) => make('option', { value: id, selected: name === first?.city }, name)));
      await showPoints();
    }

    let requested = 0;
    async function showPoints() {
      requested += 1;
      const turn = requested;
      const query = new URLSearchParams({ page_size: '100', city: citySelect.value, search: searchField.value.trim() });
      const points = await read(`../pickup_points/?${query}`, language, signal);
      // A slow answer must not replace the answer to what was typed later.
      if (turn !== requested) return;
      status.textContent = points.length === 0 ? texts.none : counted(points.length, 'found');
      const rows = points.map((point) => rowOf(point, options, counted));
      list.replaceChildren(...rows.map(({ item }) => item));
      pins.replaceChildren(...placed(points).map((place, index) => pinOf(place, rows[index], rows, pins)));
      map.hidden = points.length === 0;
    }

    let timer = 0;
    searchField.addEventListener('input', () => {
      clearTimeout(timer);
      timer = setTimeout(() => attempt(showPoints), SEARCH_DELAY_MS);
    });
    citySelect.addEventListener('change', () => attempt(showPoints));
    const start = () => {
      searchField.focus();
      void attempt(showCities);
    };
    return { parts: [controls, status, make('div', { className: 'putnik-panes' }, results, map)], start };
  }

  function countIn(language, texts) {
    const plurals = new Intl.PluralRules(language);
    return (count, name) => `${count}\u00a0${texts[`${name}_${plurals.select(count)}`]}`;
  }

  async function read(path, language, signal) {
    const response = await fetch(new URL(path, base), {
      headers: { accept: 'application/json', 'accept-language': language },
      signal,
      credentials: 'omit',
    });
    if (!response.ok) throw new Error(`The provider answered ${response.status}.`);
    return (await response.json()).results;
  }

  function rowOf(point, { texts, weightGrams, paysum, choose }, counted) {
    const button = make(
      'button',
      { type: 'button', className: 'putnik-choose', 'aria-label': `${texts.choose}: ${point.name}` },
      texts.choose,
    );
    const obstacle = weightGrams > point.weight_limit ? texts.heavy : paysum > 0 && point.prepaid ? texts.prepaid : null;
    button.disabled = obstacle !== null;
    button.addEventListener('click', () => choose(point));
    const note = obstacle ?? (point.prepaid ? texts.prepaid : null);
    const item = make(
      'li',
      { className: 'putnik-item' },
      make('h3', {}, point.name),
      make('p', {}, point.address),
      make('p', { className: 'putnik-quiet' }, point.workschedule),
      make('p', { className: 'putnik-quiet' }, `${texts.period}: ${counted(point.period, 'days')}`),
      ...(note === null ? [] : [make('p', { className: 'putnik-note' }, note)]),
      button,
    );
    return { point, item, button };
  }

  function pinOf({ x, y }, shown, rows, pins) {
    const { point, item, button } = shown;
    const mark = make('button', {
      type: 'button',
      className: 'putnik-pin',
      title: point.name,
      'aria-label': `${point.name}, ${point.address}`,
    });
    mark.style.insetInlineStart = `${x}%`;
    mark.style.insetBlockStart = `${y}%`;
    mark.addEventListener('click', () => {
      for (const other of rows) delete other.item.dataset.current;
      for (const other of pins.children) other.removeAttribute('aria-current');
      item.dataset.current = '';
      mark.setAttribute('aria-current', 'true');
      item.scrollIntoView({ block: 'nearest' });
      if (!button.disabled) button.focus({ preventScroll: true });
    });
    return mark;
  }

  /** Where points lie between the outermost ones, in per cent of the picture, north up. */
  function placed(points) {
    const known = points.filter((point) => Number.isFinite(point.latitude) && Number.isFinite(point.longitude));
    const share = (value, values) => {
      const [low, high] = [Math.min(...values), Math.max(...values)];
      return high === low ? 50 : 8 + (84 * (value - low)) / (high - low);
    };
    const [north, east] = [known.map((point) => point.latitude), known.map((point) => point.longitude)];
    return points.map(({ latitude, longitude }) => ({ x: share(longitude ?? 0, east), y: 100 - share(latitude ?? 0, north) }));
  }

  /** A sketch of streets, a river and a ring road: it helps the eye, it is no map of a real city. */
  function drawing() {
    const draw = (d, name) => {
      const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
      path.setAttribute('d', d);
      path.setAttribute('class', name);
      return path;
    };
    const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    picture.setAttribute('viewBox', '0 0 100 100');
    picture.setAttribute('preserveAspectRatio', 'none');
    picture.setAttribute('aria-hidden', 'true');
    picture.append(
      draw('M6 18h22v16H6zM70 62h20v24H70zM40 74h16v14H40z', 'putnik-park'),
      draw('M-2 66C18 54 22 84 42 66S58 38 72 44 90 22 102 26', 'putnik-river'),
      draw('M50 12a38 38 0 1 0 .1 0M50 32a18 18 0 1 0 .1 0', 'putnik-road'),
      draw('M0 40L100 58M0 84L100 8M34 0L62 100M78 0L84 100M14 0L20 100M0 8L100 34', 'putnik-street'),
    );
    return picture;
  }

  function make(tag, attributes, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
      if (name in element) element[name] = value;
      else element.setAttribute(name, value);
    }
    element.append(...children);
    return element;
  }

  window.putnikPickup = Object.freeze({ open });
})();
