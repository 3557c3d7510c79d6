//# allFunctionsCalledOnLoad

import{t as e}from"./home-FD62ceLT.js";var t=e;export{t as component};