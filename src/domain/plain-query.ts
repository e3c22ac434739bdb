import { withGoesWithAsWord } from './companions';
import { withDigits } from './plain-amounts';
import { keepingAnswers } from './latest-answers';
import { limitsOf } from './query-limits';
import { withOrdersAsWords } from './query-order';
import { withSizesAsWords } from './query-sizes';
import { MOST_REDUCED } from './sale-words';

/** "Sofa, rug & lamp plus a mirror": a comma inside a number is none. */
const SEPARATOR = /\s*(?:[,;](?!\d)|[&+]|\bplus\b)(?:\s*(?:[,;&+]|and\b|or\b))*\s*(?=\w)/g;

const ROOM = '(?:bath|bed|dining |living )room|kitchen|hall(?:way)?|entryway|study|office';

/** What a room is like says nothing of a thing for it: "in a small bathroom". */
const LIKE_A_ROOM = new RegExp(
  `\\b((?:in|into|for|of)(?: (?:an?|the|my|our))? )(?:(?:very|small|tiny|little|big|large|long|narrow|dark|bright|guest|main|master)[ ,]+(?:and )?)+(?=${ROOM})`,
  'g',
);

const A_ROOM = `${ROOM}|corner|corridor|landing|entrance`;

const CHILD = 'kids?|child(?:ren)?|boys?|girls?|teen(?:ager)?s?|toddlers?';

const NEW_HOME = '(?:first|new|empty) (?:apartment|home|flat|house)';

/** What a wall or a floor is told to be that lacks something. */
const BARE =
  '(?:is|are|looks?|feels?|seems?)(?: (?:so|too|very|really|quite|rather|always|a bit))* (?:bare|empty|blank|boring|naked|cold|hard|noisy)\\b';

const CLEAN = 'wash|clean|iron|bleach|vacuum|hoover|steam|tumble dry';

/** What is said in several ways, and the way that is known here. */
const SAID: readonly (readonly [RegExp, string])[] = [
  // Who has nothing for a use, or no room, wants something for it.
  [
    /\b(?:(?:i|we)(?: have|[’']ve)?(?: got)? |there is )?nothing (?=(?:to|for|above|over|under|behind|beside) (?!\d|[$£€]))/g,
    'something ',
  ],
  [/\b(?:no|not enough|too little) (?:room|space|place) (?=(?:to|for) )/g, 'somewhere '],
  [/\b(?:not enough|too little|no|needs? more) light\b/g, 'lamp'],
  [/\bnot enough (?=\p{L})/gu, 'extra '],
  // After what is washed so, this is no soap.
  [/(?<=\p{L}s )(?:hand[ -]?wash(?:ed|able|ing)?|washed by hand)\b/gu, 'wash by hand'],
  // Who begins with what is done wants something for it.
  [
    /^(?:to |let |(?:i|we) (?:want|need|have|like) to )?(dry|keep|put|hang|carry|hold|cut|serve|wipe|cover|warm) (?=(?:my|your|our|the|an?|some|me|us|it|them|all) )/g,
    'something to $1 ',
  ],
  [
    /(?<!\bbut (?:(?:i|we) )?)\b(?:and )?(?:(?:i|we|he|she|they) )?(?:have|has|got) no (?!room|space|place)(?=\p{L})/gu,
    ' ',
  ],
  // What lies about, and what is to be hidden, wants a place.
  [
    /^(?:(?:my|our|the) )?(.+?) (?:(?:is|are|lies?|lying|ends? up|ending up|piled?(?: up)?|thrown) (?:(?:always|all|just) )*(?:in boxes|(?:over|on) the (?:\p{L}+ )?floor)|all over the (?:\p{L}+ )?floor|(?:are )?everywhere)$/gu,
    'somewhere to store $1',
  ],
  [/^(?:too|so) many (.+?) (?:on|in) the .+$/g, 'somewhere to store $1'],
  [/^.*\bfloor is (?:\p{L}+ )?(?:covered|full) (?:in|of|with) /gu, 'somewhere to store '],
  [/^(?:(?:i|we) (?:need|want) to |to )?(hide|stow|tidy)(?: away)? (?=\p{L})/gu, 'somewhere to $1 '],
  [
    /\bmake (?:my|our|the|an?) (bed|sofa|couch|chair|bench)(?: (?:look|feel))?(?: more)? (?:cosy|cozy|cosier|cozier|comfy|comfier|comfortable|warmer|softer)\b/g,
    'throw and cushion for $1',
  ],
  [new RegExp(`\\bwalls?\\b((?: \\w+){0,5}?) ${BARE}`, 'g'), 'wall art$1'],
  [new RegExp(`\\bfloors?\\b((?: \\w+){0,5}?) ${BARE}`, 'g'), 'rug$1'],
  [/\b(?:is|are|do|does|did|wo|would|ca|could|need)n[’']?t\b/g, 'not'],
  [/\b(?:in|from) (?:the|your|this) (?:whole )?(?:shop|store|catalogue|catalog|collection|range)\b/g, ' '],
  [/\b(oven|dishwasher|microwave|freezer)[ -]?proof\b/g, '$1 safe'],
  [/\bw\/o\b/g, 'without'],
  [new RegExp(`\\b4 (?=(?:my|our|the|an?|her|him|mum|mom|dad|reading|${ROOM})\\b)`, 'g'), 'for '],
  [/\bw(?:\/ ?| )(?=\p{L})/gu, 'with '],
  [/\b(?:vs|versus|compared (?:to|with))\b/g, 'or'],
  // What is for a television is measured by it, not its size.
  [/\b\d{2,3}(?:[ -]?(?:inch(?:es)?|in|["”]))? (?=(?:tv|telly|television)\b)/g, ' '],
  [/\bor in (?=\p{L})/gu, 'or '],
  // Not a lamp of oak.
  [/(^|\b(?:in|of|or|and) )light (?=(?:oak|ash|beech|birch|wood|wooden|timber)\b)/g, '$1pale '],
  [MOST_REDUCED, 'mostreduced on sale'],
  [
    new RegExp(
      `\\bmake (?:a|my|the|our) (?:(?:small|little|tiny|dark) )?(?:room|${ROOM}) (?:look|feel|seem) (?:bigger|larger|brighter|lighter)\\b`,
      'g',
    ),
    'mirror',
  ],
  [
    new RegExp(`\\b(?:brighten(?: up)?|light up) (?:(?:an?|the|my|our) )?(?:(?:dark|dim|gloomy) )?(${A_ROOM})\\b`, 'g'),
    'lamp for $1',
  ],
  [
    new RegExp(
      `\\b(${A_ROOM})(?: (?:is|are|feels|looks|seems|gets))?(?: (?:so|too|very|really|quite|a bit|rather))* (?:dark|dim|gloomy)\\b`,
      'g',
    ),
    'lamp for $1',
  ],
  [new RegExp(`\\b(?:dark|dim|gloomy) (${A_ROOM})(?=$| (?:next|beside|by|near|behind)\\b)`, 'g'), 'lamp for $1'],
  [new RegExp(`\\bmake (?:an?|the|my|our) (${ROOM}) (?:look|feel)(?: (?:more|like))*(?: an?)?\\b`, 'g'), '$1 '],
  [new RegExp(`\\b(?:${CHILD}|guests?|spare|master|baby)(?:[’']?s)?[’']? room\\b`, 'g'), 'bedroom'],
  [/\b(?:it(?: is|[’']?s) )?(?:too|so|very) dark (?=(?:to|by|in|at|on|near|beside|next|when)\b)/g, 'lamp '],
  [/\b(?:next to|beside|by|near) (?:the |my )?sink\b/g, ' '],
  [/\bhome office\b/g, 'study'],
  // Elsewhere in a query, a lounge is what one lies on.
  [
    /\b(for|in|into|to) ((?:the|my|our|a) )?(?:lounge(?! (?:chair|sofa|seat))|(?:front|sitting|drawing) room)\b/g,
    '$1 $2living room',
  ],
  [/\b(?:guest|main|master|spare|family) (?=(?:bath|bed)room)/g, ' '],
  [new RegExp(`\\b(?:${CHILD})(?:[’']s)?[’']? (?=bedroom)`, 'g'), ' '],
  [/\b(?:for|in) (?:my|our|the) room\b/g, ' '],
  [/\bhelp me\b/g, ' '],
  [
    /\b(?:i am|i[’']?m|we are|we[’']?re) (?:making|creating|building|planning|decorating|furnishing|setting up)\b/g,
    ' ',
  ],
  [/\blook(?:s|ing)? (?:good|nice|great|well|best|right|lovely)\b/g, ' '],
  [
    /\b(?:leaving|retirement|engagement|graduation|farewell|thank[ -]?you|christening|(?:baby|bridal) shower|hen|easter|(?:mother|father|valentine)[’']?s?(?: day)?) (?=(?:gifts?|presents?)\b)/g,
    ' ',
  ],
  [/\b(?:mother|father|valentine)[’']?s[’']? day\b/g, ' gift '],
  [/\b(?:the )?(?:room|it) is (?:too |so )?(?:dark|dim)\b/g, 'lamp'],
  [/\bweighs? (?:the )?(?:less|least)\b/g, 'lighter'],
  [/\bweighs? (?:the )?(?:more|most)\b/g, 'heavier'],
  [/\b(?:anything|everything|all|nothing) but (?=\p{L}+\b)/gu, 'not '],
  [/\b(any \p{L}+) but (?=\p{L}+$)/gu, '$1 not '],
  [/\bbut nothing (?=\p{L})/gu, 'not '],
  [/\bnothing (?:with|in|of|made of|made from)(?: any)? (?=\p{L})/gu, 'not '],
  // Nothing that is given has a size.
  [/\b((?:gift|present)s?\b.*) (\d{2,3})$/g, '$1 $$$2'],
  [/\bfoot of ((?:the|my|our|a) )?bed\b/g, 'end of $1bed'],
  // "Put" is said of storage, but not before the place where it stands, or of what one wears.
  [
    /\b(?:what|something|anything)(?: (?:can|could|should|do|to))?(?: (?:i|we))? put (?=(?:at|on|under|over|above|against) )/g,
    'something ',
  ],
  [/\bput(?:ting)? on (?:my |the )?(?=shoes|boots|trainers)/g, 'tie '],
  [/\b(?:anti[ -]?tip\w*|wall anchors?|(?:not|cannot) (?:tip|fall) over)\b/g, 'wall bracket'],
  [/\b(bath(?:room)?|door|floor|shower) matt\b/g, '$1 mat'],
  [/\bmatt for (?:the |my )?(bath(?:room)?|door|shower)\b/g, '$1 mat'],
  [/^(?:dining )?tables? (?:with|and|&) (?:\w+ )?(?:dining )?chairs?\b/g, 'dining table and dining chair'],
  [
    /^(table|bed|sofa|couch|desk) with (?=(?:\w+ )?(?:chair|seat|stool|bench|nightstand|bedside table|cushion|pillow|throw)(?:e?s)?\b)/g,
    '$1 and ',
  ],
  [/\b(\p{L}{3,})[ -]looking (?!for|at|to|glass)/gu, '$1 '],
  [/\bx+l\b/g, 'extra large'],
  [/\bstocking[ -](?:filler|stuffer)s?\b/g, 'cheap gift'],
  [/\bsecret santa\b/g, 'gift'],
  // Who furnishes a first flat names a room of it, and is given a gift otherwise.
  [new RegExp(`\\b${NEW_HOME}\\b(?= (?:${ROOM}))`, 'g'), ' '],
  [new RegExp(`\\b${NEW_HOME}\\b`, 'g'), 'housewarming'],
  // Of what is compared with a product, the kind counts: "cheaper alternative to the arc lamp", "like the arc lamp but cheaper".
  [/\b(?:(\p{L}+er) )?(?:alternatives?|dupes?) (?:to|for) (?:.* )?(\p{L}+)$/gu, '$1 $2'],
  [
    /^(?:(?:something|anything|one) )?(?:just )?(?:like|similar to|same as) (?:.* )?(?!(?:the|an?|my|your|that|this) )(\p{L}+) (\p{L}+) but (.+)$/gu,
    '$2 $3 not $1',
  ],
  [/^(?:(?:something|anything|one) )?(?:just )?(?:like|similar to|same as) (?:.* )?(\p{L}+) but (.+)$/gu, '$1 $2'],
  [/\b(cheaper|smaller|bigger|larger|lower|taller)(?: \p{L}+)? than (?:(?!\d).* )?(\p{L}+)$/gu, '$1 $2'],
  [/^(?:.* )?(\p{L}+) (?:like|as|similar to) (?:the|your) (?:.* )?(\p{L}+) one but (.+)$/gu, '$1 $3 not $2'],
  [/\b(?:sofa|couch|settee|seat) for (?:one|1|a single)(?: person)?\b/g, 'single sofa'],
  // A cord is what is plugged in.
  [/\bplug(?:s|ged|ging)?[ -]?in(?:to the wall)?\b(?! the)/g, 'cord'],
  // Who asks how a thing is cleaned wants to see that thing: "can the rug be washed" is no bath rug.
  [
    new RegExp(
      `^(?:(?:can|could|should|may|do) (?:i|you|we)|how (?:do|can|should) (?:i|you|we)|how to) (?:(?:machine|hand|tumble) )?(?:${CLEAN}) (.+)$`,
      'g',
    ),
    'the $1',
  ],
  [
    new RegExp(
      `^(?:is|are|can|could|may|do|does|will) (?!(?:i|you|we|there) )(.+?) (?:(?:be|get|easily|safely|really|ever|machine|hand) )*(?:${CLEAN})(?:ed|d|able)?$`,
      'g',
    ),
    'the $1',
  ],
  // And so does who asks what it is made of.
  [
    /^(?:what|which) (?:(?:kind|type|sort) of )?(?:colou?r|size|shape|material|fabric|finish|wood|metal|weight|height|width|depth)s? (?:is|are|has|have|does|do) (.+?)(?: (?:made (?:of|from)|come in|have))?$/g,
    'the $1',
  ],
  [/\bversions? of\b/g, ' '],
  [/\bshades? for (?:(?:a|my|the) )?(?:(\p{L}+) )?(?:lamp|light)s?\b/gu, '$1 lampshade'],
  [/\bl[aá]mp\p{L}* d[ea] (?:table|mesa|tavolo)\b/gu, 'table lamp'],
  [/\b(less|more|\p{L}+er) then (?=[$£€\d])/gu, '$1 than '],
  [/\b(single|double|twin|queen|king)[ -]?sized?\b/g, '$1 size'],
  [/\boff[ -]white\b/g, 'cream'],
  [/\b(?:set|lay|dress)(?:ting|ing)? (?:the|my|our|a) (?:dinner |dining )?table\b/g, 'table setting'],
  [
    /\b(?:(?:host|have|give|throw|cook|make)(?:ing)? (?:an? )?)?(?:dinner|lunch|brunch|supper|breakfast|meal|feast|family|party) (?:part(?:y|ies) )?(?:for|of) (\d+|four|six|eight|ten|twelve)(?: (?:people|persons?|guests?|friends))?$/g,
    'dining table seats $1',
  ],
  // How many are wanted: who looks for four chairs wants none because its text says "four".
  [
    /^(?:\d|1[0-2]|two|three|four|five|six|seven|eight|ten|twelve) (?=(?:(?!star )\p{L}+ )?(?:(?:arm)?chairs|sofas|stools|benches|tables|beds|cushions|pillows|throws|towels|rugs|lamps|mirrors|vases|baskets|glasses)\b)/gu,
    '',
  ],
  // No product says when it came.
  [
    /^(?:whats? new|what[’']?s new|just (?:in|arrived)|(?:new|newest|latest)(?: (?:in|arrivals?|products?|items?|things?|stuff|collection|range))?)$/g,
    'arrivals',
  ],
  [/\b(?:new arrivals?|just arrived)\b/g, ' '],
];

/** So many rules take a slow phone some ten milliseconds to compile. */
const RULES_IN_A_STEP = 15;

/** Read a query by all rules, some in each step: the first use of a rule is a long one, since V8 compiles it then. */
export const RULE_STEPS: readonly (() => void)[] = [
  ...Array.from({ length: Math.ceil(SAID.length / RULES_IN_A_STEP) }, (_, step) => () => {
    for (const [pattern] of SAID.slice(step * RULES_IN_A_STEP, (step + 1) * RULES_IN_A_STEP)) {
      'lamp'.replaceAll(pattern, '');
    }
  }),
  () => readQuery('lamp'),
];

/** The limits that a query has, and its other words, with lists, orders and sizes said in one way. */
export const readQuery = keepingAnswers(read, 3);

function read(query: string): ReturnType<typeof limitsOf> {
  const said = SAID.reduce(
    (text, [pattern, known]) => text.replaceAll(pattern, known),
    withGoesWithAsWord(query.toLowerCase()),
  );
  const { words, limits } = limitsOf(said);
  const plain = withOrdersAsWords(withSizesAsWords(withDigits(words))).replaceAll(LIKE_A_ROOM, '$1');
  return { words: plain.replaceAll(SEPARATOR, ' and '), limits };
}
