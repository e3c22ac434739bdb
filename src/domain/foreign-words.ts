import { normalizedWords, singular } from './words';

/** Words of French, Italian, German and Spanish furniture shops, without accents, by what they are here. */
const FOREIGN_WORDS: Readonly<Record<string, string>> = {
  bed: 'lit letto letti bett betten cama camas',
  night: 'nuit notte nacht noche',
  bedside: 'chevet mesita chevets',
  nightstand: 'comodino comodini nachttisch nachtschrank nachtkommode mesilla mesillas',
  dresser: 'cassettiera cassettone como kommode comoda cajonera',
  lamp: 'lampe lampada lampade luminaire abatjour lampen leuchte lampara luz luce lumiere licht',
  throw: 'jete uberwurf tagesdecke colcha plaids',
  blanket: 'couverture coperta coperte decke wolldecke kuscheldecke manta mantas cobija',
  cushion: 'coussin cuscino cuscini oreiller kissen sofakissen zierkissen cojin cojines almohada',
  mirror: 'miroir specchio specchi spiegel espejo espejos',
  bench: 'banc banquette panca panche panchetta sitzbank bettbank banco banqueta',
  wardrobe: 'penderie armadio armadi guardaroba kleiderschrank schrank armario ropero armoires',
  towel: 'asciugamano asciugamani handtuch handtucher badetuch toalla',
  soap: 'savon sapone seife jabon',
  basket: 'panier cesto cesta cestino korb canasta paniers cestini',
  laundry: 'linge biancheria bucato wasche colada ropa',
  stool: 'tabouret sgabello sgabelli hocker taburete taburetes',
  shelf: 'etagere mensola mensole scaffale regal estante balda repisa etageres',
  'wall lamp': 'applique wandlampe wandleuchte aplique',
  'cutting board': 'tagliere taglieri planche schneidebrett schneidbrett',
  bowl: 'bol ciotola ciotole saladier schussel schale cuenco ensaladera insalatiera bols',
  'ceiling lamp':
    'suspension plafonnier plafoniera lampadario lampadari lustre deckenlampe deckenleuchte pendelleuchte pendellampe hangelampe hangeleuchte sospensione',
  trolley: 'desserte chariot carrello servierwagen wagen rollwagen carrito carrelli dessertes',
  jar: 'bocal bocaux barattolo barattoli vorratsglas vorratsdose tarro frasco',
  kettle: 'bouilloire bollitore wasserkocher kessel teekessel hervidor tetera theiere teiera',
  mug: 'tasse tazza tazze becher tassen taza tazas',
  sofa: 'canape divano divani sofas',
  armchair: 'fauteuil poltrona poltrone bergere sessel ohrensessel sillon butaca',
  'low table': 'tavolino tavolini',
  'floor lamp': 'lampadaire piantana stehlampe stehleuchte bogenlampe',
  rug: 'tapis tappeto tappeti teppich alfombra tapete',
  bookcase: 'bibliotheque libreria bucherregal estanteria',
  vase: 'vaso vasi vasen jarron florero',
  flower: 'fleur fiore fiori blume blumen flores',
  plant: 'plante pianta piante pflanze planta kunstpflanze',
  picture: 'tableau tableaux quadro quadri affiche bild bilder cuadro cuadros stampa stampe',
  chair: 'chaise stuhl stuhle silla sillas',
  'dining chair': 'sedia sedie',
  lounge: 'longue',
  table: 'tavolo tavoli tavola tisch tische mesa mesas',
  sideboard: 'enfilade madia bahut anrichte aparador',
  plate: 'assiette piatto piatti teller plato platos',
  glass: 'verre vetro bicchiere bicchieri glaser copa copas vidrio cristal gobelet gobelets',
  wine: 'vin vino wein',
  napkin: 'tovagliolo tovaglioli servilleta servilletas servietten',
  candlestick: 'bougeoir candeliere candelieri candelabro chandeliers kerzenhalter kerzenstander candelabros',
  furniture: 'meuble mobile mobili mobilier mobel mueble muebles',
  storage: 'rangement aufbewahrung almacenaje stauraum contenitore',
  wood: 'bois legno holz madera',
  oak: 'chene rovere quercia eiche roble',
  walnut: 'noyer noce nussbaum walnuss nogal',
  beech: 'hetre faggio buche haya',
  ash: 'frene frassino esche fresno',
  leather: 'cuir pelle cuoio leder cuero piel',
  linen: 'lin lino leinen',
  cotton: 'coton cotone baumwolle algodon',
  wool: 'laine lana wolle',
  velvet: 'velours velluto samt terciopelo',
  marble: 'marbre marmo marmor marmol',
  brass: 'laiton ottone messing laton',
  metal: 'metallo',
  ceramic: 'ceramique ceramica keramik',
  stoneware: 'gres steinzeug steingut',
  rattan: 'rotin ratan',
  white: 'blanc blanche bianco bianca weiss weiß blanco blanca bianche bianchi',
  black: 'noir noire nero nera schwarz negro negra',
  green: 'vert verte verde verdi grun gruen',
  blue: 'bleu bleue blu blau azul',
  grey: 'gris grise grigio grigia grau',
  brown: 'brun marrone braun',
  gold: 'dore doree dorato dorata golden dorado dorada',
  round: 'rond ronde rotondo rotonda tondo tonda runder rund redondo redonda',
  low: 'basse bassa basso',
  small: 'petit petite piccolo piccola klein pequeno pequena',
  large: 'grand grande gross groß',
  wall: 'mural murale parete muro wand pared',
  floor: 'terra boden suelo',
  ceiling: 'soffitto techo plafond',
  bathroom: 'bain bagno badezimmer bano',
  kitchen: 'cuisine cucina kuche cocina',
  dining: 'manger pranzo esszimmer comedor',
  bedroom: 'chambre schlafzimmer dormitorio',
  living: 'salon soggiorno salotto wohnzimmer sala',
  hallway: 'ingresso flur recibidor entree entrata couloir corridoio pasillo',
  'double bed': 'doppelbett',
  drawers: 'tiroirs tiroir cassetti schubladen cajones',
  'table lamp': 'tischlampe tischleuchte nachttischlampe schreibtischlampe nachtlampe',
  hanging: 'colgante colgantes suspendue',
  cabinet: 'schranke mobiletto placard',
  'soap dispenser': 'seifenspender',
  dispenser: 'spender dispensador dosificador distributeur',
  'laundry basket': 'waschekorb',
  mat: 'badematte matte alfombrilla tappetino',
  'bar stool': 'barhocker barstuhl',
  board: 'brett tabla',
  cutting: 'cortar couper decouper',
  'bar cart': 'barwagen',
  couch: 'kanape',
  'coffee table': 'couchtisch sofatisch',
  centre: 'centro',
  'side table': 'beistelltisch',
  'dining table': 'esstisch',
  artificial: 'artificielle artificiale artificiel kunstliche',
  poster: 'affiches lamina',
  framed: 'encadre gerahmt incorniciato enmarcado',
  tv: 'fernseher tele televisore fernsehtisch',
  crockery: 'geschirr vajilla vaisselle stoviglie',
  candle: 'kerze kerzen vela velas bougie bougies candela candele',
  solid: 'massif massivholz massello macizo',
  birch: 'birke abedul bouleau betulla',
  teak: 'teca',
  steel: 'stahl acero acier acciaio',
  stone: 'stein piedra pierre pietra',
  wicker: 'mimbre osier vimini',
  silk: 'seide seta',
  enamel: 'emaille emaillee esmalte smaltato',
  red: 'rojo roja rouge rosso rossa',
  yellow: 'gelb amarillo jaune giallo',
  beige: 'beis',
  cream: 'ecru crema',
  dark: 'dunkel fonce foncee scuro oscuro',
  light: 'clair chiaro claro',
  sand: 'arena sable sabbia',
  oval: 'ovale ovalado',
  square: 'quadratisch carre quadrato cuadrado',
  tall: 'haut haute hoch alto alta',
  narrow: 'schmal etroit etroite stretto stretta estrecho estrecha',
  wide: 'breit ancho',
  long: 'lang lungo',
  study: 'arbeitszimmer buro despacho',
  seats: 'sitzer plazas posti asientos',
  two: 'zwei dos deux',
  three: 'drei tres trois tre',
  four: 'vier cuatro quatre quattro',
  six: 'sechs seis sei',
  eight: 'acht ocho huit otto',
  ten: 'zehn diez dieci',
  gift: 'geschenk regalo cadeau',
  bread: 'brot',
  tea: 'tee',
  water: 'wasser',
};

/** The same for words that are English too: they are foreign beside another foreign word. */
const FOREIGN_BESIDE_OTHERS: Readonly<Record<string, string>> = {
  bench: 'bank',
  floor: 'pie',
  seats: 'places',
  bathroom: 'bad',
  glass: 'glas',
  red: 'rot',
  light: 'hell',
  study: 'bureau studio',
  bedroom: 'camera',
};

/** The shortest part of a compound ("Eichentisch") that is looked up. */
const SHORTEST_PART = 4;

const ENGLISH_WORDS = byForeignWord(FOREIGN_WORDS);
const ENGLISH_BESIDE_OTHERS = byForeignWord(FOREIGN_BESIDE_OTHERS);

/** A query with its foreign words in English, unless products have them as they are. */
export function inEnglish(query: string, isKnown: (word: string) => boolean): string {
  const words = normalizedWords(query);
  const translated = words.map((word) => (isKnown(word) ? undefined : (englishOf(word) ?? englishOfCompound(word))));
  return translated.every((word) => word === undefined)
    ? query
    : words.map((word, place) => translated[place] ?? ENGLISH_BESIDE_OTHERS.get(word) ?? word).join(' ');
}

/** In any form: plurals, and the endings of German adjectives. */
function englishOf(word: string): string | undefined {
  const ending = word.length > SHORTEST_PART ? /(?:n|e[mnrs]?)$/ : /$^/;
  return [word, singular(word), word.replace(ending, ''), word.replace(/n$/, '')]
    .map((each) => ENGLISH_WORDS.get(each))
    .find((each) => each !== undefined);
}

function englishOfCompound(word: string): string | undefined {
  for (let end = word.length - SHORTEST_PART; end >= SHORTEST_PART; end -= 1) {
    const first = englishOf(word.slice(0, end)) ?? ENGLISH_WORDS.get(`${word.slice(0, end)}e`);
    const second = englishOf(word.slice(end));
    if (first !== undefined && second !== undefined) {
      return `${first} ${second}`;
    }
  }
  return undefined;
}

function byForeignWord(words: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(words).flatMap(([word, foreign]) => foreign.split(' ').map((each) => [each, word] as const)),
  );
}
